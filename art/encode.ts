import sharp from 'sharp';
import type { Picture } from './core/scene.ts';

/** A picture, ready to be scaled and encoded. */
export const opened = ({ width, height, pixels }: Picture) =>
  sharp(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), { raw: { width, height, channels: 3 } });

/** AVIF with full colour resolution: red and gold lines on indigo fray without it. */
export const avif = (picture: Picture, width: number, quality: number): Promise<Buffer> =>
  opened(picture).resize({ width }).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();

export const webp = (picture: Picture, width: number, quality: number): Promise<Buffer> =>
  opened(picture).resize({ width }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();

export const jpeg = (picture: Picture, width: number, quality: number): Promise<Buffer> =>
  opened(picture).resize({ width }).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();

export const png = (picture: Picture): Promise<Buffer> => opened(picture).png({ compressionLevel: 9 }).toBuffer();

/**
 * Encodes at the highest quality that fits.
 * @param qualities tried in this order
 * @param limit in bytes
 * @throws where not even the last quality fits
 */
export async function fitting(
  encode: (quality: number) => Promise<Buffer>,
  qualities: readonly number[],
  limit: number,
): Promise<{ bytes: Buffer; quality: number }> {
  let smallest = Number.POSITIVE_INFINITY;
  for (const quality of qualities) {
    const bytes = await encode(quality);
    if (bytes.length <= limit) return { bytes, quality };
    smallest = bytes.length;
  }
  throw new Error(
    `Expected at most ${limit} bytes; quality ${qualities.at(-1)} gave ${smallest}. Calm the picture down.`,
  );
}

/** Data URL of a blurred picture, 24 pixels wide, at most `limit` characters: what is seen until the picture comes. */
export async function placeholder(picture: Picture, limit = 220): Promise<string> {
  const small = await opened(picture).resize({ width: 24 }).blur(1).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  const head = 'data:image/webp;base64,';
  const { bytes } = await fitting(
    (quality) =>
      sharp(small.data, { raw: { width, height, channels: 3 } })
        .webp({ quality, effort: 6 })
        .toBuffer(),
    [60, 45, 30, 20, 10, 5, 1],
    Math.floor((limit - head.length) / 4) * 3,
  );
  return head + bytes.toString('base64');
}

/** Average colour as "#rrggbb": the ground below the placeholder. */
export function averageColour({ pixels }: Picture): string {
  const sums = [0, 0, 0];
  for (const [index, value] of pixels.entries()) sums[index % 3] = (sums[index % 3] ?? 0) + value;
  return `#${sums
    .map((sum) =>
      Math.round((sum * 3) / pixels.length)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
