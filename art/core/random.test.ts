import { expect, test } from 'vitest';
import { gaussian, hashOf, pixelRandom, random } from './random.ts';

const take = (next: () => number, count: number) => Array.from({ length: count }, next);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('a seed always gives the same numbers', () => {
  expect(take(random('bindu'), 3)).toEqual(take(random('bindu'), 3));
  expect(take(random('bindu'), 3)).not.toEqual(take(random('bindv'), 3));
  expect(hashOf('')).toBe(hashOf(''));
});

test('numbers fill 0 to 1 evenly', () => {
  const values = take(random('even'), 20_000);
  const counts = Array.from({ length: 10 }, (_, tenth) => values.filter((v) => Math.floor(v * 10) === tenth).length);
  for (const count of counts) expect(count).toBeGreaterThan(1850);
  expect(Math.max(...values)).toBeLessThan(1);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
});

test('gaussian numbers have mean 0 and variance 1', () => {
  const next = random('bell');
  const values = take(() => gaussian(next), 20_000);
  expect(mean(values)).toBeCloseTo(0, 1);
  expect(mean(values.map((value) => value * value))).toBeCloseTo(1, 1);
});

test('neighbouring pixels have unrelated numbers', () => {
  const row = Array.from({ length: 4000 }, (_, x) => pixelRandom(7, x, 3) - 0.5);
  const below = Array.from({ length: 4000 }, (_, x) => pixelRandom(7, x, 4) - 0.5);
  expect(Math.abs(mean(row.slice(1).map((value, x) => value * (row[x] as number))))).toBeLessThan(0.01);
  expect(Math.abs(mean(row.map((value, x) => value * (below[x] as number))))).toBeLessThan(0.01);
});
