import sharp from 'sharp';
import { markSvg, SIDE } from './mark.ts';
import { mediaFile, writeFile } from './media.ts';

/** Writes the mark as favicon and icons into the section "story". The maskable icon keeps inside the safe circle of 80 %. */
export async function publishMark(): Promise<string[]> {
  const favicon = markSvg({ isTile: true, scale: 1 });
  const full = { isTile: false, scale: 0.86 };
  const files: Record<string, string | Buffer> = {
    'favicon.svg': favicon,
    'images/favicon.svg': favicon,
    'icons/apple-touch-icon.png': await pngOf(markSvg(full), 180),
    'icons/icon-192.png': await pngOf(favicon, 192),
    'icons/icon-512.png': await pngOf(favicon, 512),
    'icons/icon-maskable-512.png': await pngOf(markSvg({ isTile: false, scale: 0.64 }), 512),
  };
  return Object.entries(files).map(([file, content]) => {
    writeFile(mediaFile('story', file), content);
    return `${file}  ${content.length} bytes`;
  });
}

/** The mark in pixels. The opaque grounds lose their alpha channel: a phone would put black behind it. */
async function pngOf(svg: string, size: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: (72 * size) / SIDE }).resize(size, size);
  return (svg.includes('rx="14"') ? image : image.removeAlpha()).png({ compressionLevel: 9 }).toBuffer();
}
