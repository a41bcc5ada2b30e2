import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markSvg } from './mark.ts';

/** Brightness of the mark's pixels, row by row, when it is shown this small. */
async function brightnessAt(size: number): Promise<(x: number, y: number) => number> {
  const image = sharp(Buffer.from(markSvg({ isTile: true, scale: 1 })), { density: (72 * size) / 64 });
  const pixels = await image.resize(size, size).removeAlpha().greyscale().raw().toBuffer();
  return (x, y) => pixels[y * size + x] as number;
}

test('at 16 pixels the point, the ring and the square are apart', async () => {
  const at = await brightnessAt(16);
  const [point, gap, ring, between, square] = [at(7, 7), at(9, 9), at(4, 8), at(2, 5), at(1, 4)];
  expect(point).toBeGreaterThan(200);
  expect(ring).toBeGreaterThan(gap);
  expect(ring).toBeGreaterThan(between + 60);
  expect(square).toBeGreaterThan(between + 100);
});

test('the square has an opening in the middle of each side', async () => {
  const at = await brightnessAt(64);
  for (const [x, y] of [
    [32, 6],
    [32, 58],
    [6, 32],
    [58, 32],
  ] as const)
    expect(at(x, y)).toBeLessThan(60);
});

test('a maskable glyph stays within the circle that every phone shows', async () => {
  const svg = markSvg({ isTile: false, scale: 0.64 });
  const pixels = await sharp(Buffer.from(svg)).resize(64, 64).removeAlpha().greyscale().raw().toBuffer();
  const bright = [...pixels.keys()].filter((index) => (pixels[index] as number) > 90);
  const farthest = bright.map((index) => Math.hypot((index % 64) - 31.5, Math.floor(index / 64) - 31.5));
  expect(Math.max(...farthest)).toBeLessThan(0.4 * 64);
});
