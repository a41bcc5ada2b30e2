import { expect, test } from 'vitest';
import { distance, perceptualHash } from './likeness.ts';

const picture = (width: number, height: number, brightness: (x: number, y: number) => number) => {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++)
    pixels.fill(brightness((at % width) / width, Math.floor(at / width) / height), at * 3, at * 3 + 3);
  return { width, height, pixels };
};
const hills = (x: number, y: number) => 90 + 40 * Math.sin(9 * x + 4 * y) + 30 * Math.sin(5 * x - 11 * y + 1) + 9 * x;

test('a picture and the same one, larger and brighter, are alike', () => {
  const one = perceptualHash(picture(96, 54, hills));
  const two = perceptualHash(picture(192, 108, (x, y) => 1.2 * hills(x, y) + 5));
  expect(one).toHaveLength(64);
  expect(distance(one, two)).toBeLessThan(4);
});

test('a picture and another one differ', () => {
  const one = perceptualHash(picture(96, 54, hills));
  const two = perceptualHash(picture(96, 54, (x, y) => 90 + 60 * Math.sin(14 * x * x + 3 * y)));
  expect(distance(one, two)).toBeGreaterThan(16);
});
