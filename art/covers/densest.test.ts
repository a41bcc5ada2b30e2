import { expect, test } from 'vitest';
import { densest } from './densest.ts';

const qualities = { lowest: 30, first: 52, highest: 70 };

/** Stands for an encoder whose files grow evenly with quality; keeps the qualities that were tried. */
function encoder(bytesAt: (quality: number) => number) {
  const tried: number[] = [];
  const encode = async (quality: number) => {
    tried.push(quality);
    return Buffer.alloc(bytesAt(quality));
  };
  return { tried, encode };
}

test.each([1500, 1900, 2300, 4000])('a budget of %i bytes is nearly used up, in few tries', async (limit) => {
  const { encode, tried } = encoder((quality) => Math.round(500 * Math.exp(0.025 * quality)));
  const { bytes, quality } = await densest(encode, qualities, limit);
  expect(bytes.length).toBeLessThanOrEqual(limit);
  expect(quality === 70 || 500 * Math.exp(0.025 * (quality + 4)) > limit).toBe(true);
  expect(tried.length).toBeLessThanOrEqual(6);
});

test('the highest quality is enough where all fit', async () => {
  const { encode, tried } = encoder(() => 10);
  expect((await densest(encode, qualities, 1000)).quality).toBe(70);
  expect(tried).toEqual([52, 70]);
});

test('a picture that never fits is named as an error, after the lowest quality', async () => {
  const { encode, tried } = encoder(() => 1_000_000);
  await expect(densest(encode, qualities, 1000)).rejects.toThrow('Expected at most 1000 bytes; quality 30 gave more.');
  expect(tried).toEqual([52, 30]);
});
