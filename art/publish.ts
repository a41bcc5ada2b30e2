import { createHash } from 'node:crypto';
import path from 'node:path';
import { root } from '@roe/tools/workspace';
import type { Picture } from './core/scene.ts';
import { averageColour, avif, fitting, jpeg, placeholder, webp } from './encode.ts';
import { mediaFile, writeFile } from './media.ts';
import { readTable, writeTable } from './table.ts';
import { sizeAt, type Work } from './work.ts';

/** What a section knows about a picture: `content/pictures.json` holds one per id. */
export interface PictureEntry {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  widths: number[];
  /** Average colour, "#rrggbb". */
  colour: string;
  /** Data URL of a blurred picture, 24 pixels wide. */
  placeholder: string;
  /** SHA-256 of the master's bytes of sRGB: encoders change, this does not. */
  pixels: string;
}

/** Bytes of the widest file; a hero on a phone's line takes a second. */
const LIMITS = { avif: 110_000, webp: 130_000, jpeg: 120_000 };
const QUALITIES = [72, 68, 64, 60, 56, 52, 48, 44, 40, 36];
const WEBP_QUALITIES = [82, 78, 74, 70, 66, 62, 58, 54, 50, 46, 42, 38];

/** SHA-256 of a picture's bytes, in hexadecimal. */
export const fingerprint = ({ pixels }: Picture): string => createHash('sha256').update(pixels).digest('hex');

export const picturesFile = (section: string): string => path.join(root, `mfe-${section}/content/pictures.json`);

/**
 * Writes a work's files into its section, and what the section must know into its manifest.
 * @param master the picture in its full size
 * @returns one line per file: name, bytes, quality
 * @throws where no quality fits the budget
 */
export async function publish(work: Work, master: Picture): Promise<string[]> {
  const { id, section, widths } = work;
  const lines: string[] = [];
  const keep = (file: string, bytes: Buffer, quality: number) => {
    writeFile(mediaFile(section, file), bytes);
    lines.push(`${file}  ${bytes.length} bytes, quality ${quality}`);
  };
  const widest = Math.max(...widths);
  for (const [ending, encode, qualities] of [
    ['avif', avif, QUALITIES],
    ['webp', webp, WEBP_QUALITIES],
  ] as const) {
    const { quality, bytes } = await fitting((q) => encode(master, widest, q), qualities, LIMITS[ending]);
    for (const width of widths)
      keep(
        `pictures/${id}-${width}.${ending}`,
        width === widest ? bytes : await encode(master, width, quality),
        quality,
      );
  }
  const { jpegWidth } = work;
  if (jpegWidth !== undefined) {
    const { quality, bytes } = await fitting((q) => jpeg(master, jpegWidth, q), [86, ...WEBP_QUALITIES], LIMITS.jpeg);
    keep(`images/${id}.jpg`, bytes, quality);
  }
  const manifest = readTable<PictureEntry>(picturesFile(section));
  writeTable(picturesFile(section), { ...manifest, [id]: await entryOf(work, master) });
  return lines;
}

/** What a section must know of a work's picture. */
export const entryOf = async (work: Work, master: Picture): Promise<PictureEntry> => ({
  ...sizeAt(work, Math.max(...work.widths)),
  widths: [...work.widths],
  colour: averageColour(master),
  placeholder: await placeholder(master),
  pixels: fingerprint(master),
});
