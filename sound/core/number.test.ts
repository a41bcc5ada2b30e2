import { expect, test } from 'vitest';
import { cosine, decay, exponential, gain, logarithm, power, sine } from './number.ts';

const among = (low: number, high: number, count = 4001) =>
  Array.from({ length: count }, (_, index) => low + ((high - low) * index) / (count - 1));
const worst = (values: number[], error: (value: number) => number) => Math.max(...values.map(error));

test('sine and cosine are those of Math', () => {
  expect(worst(among(-3, 3), (turns) => Math.abs(sine(turns) - Math.sin(2 * Math.PI * turns)))).toBeLessThan(1e-9);
  expect(worst(among(-3, 3), (turns) => Math.abs(cosine(turns) - Math.cos(2 * Math.PI * turns)))).toBeLessThan(1e-9);
});

test('exponential and logarithm are those of Math, and undo each other', () => {
  expect(worst(among(-600, 600), (value) => Math.abs(exponential(value) / Math.exp(value) - 1))).toBeLessThan(1e-12);
  expect(worst(among(0.001, 90), (value) => Math.abs(logarithm(value) - Math.log(value)))).toBeLessThan(1e-12);
  expect(logarithm(exponential(5.5))).toBeCloseTo(5.5, 12);
  expect(exponential(-1000)).toBe(0);
});

test('a power, a gain and a decay are what their names say', () => {
  expect(power(2, 0.5)).toBeCloseTo(Math.SQRT2, 12);
  expect(power(0, 2)).toBe(0);
  expect(gain(-20)).toBeCloseTo(0.1, 12);
  expect(decay(0.5) ** 24_000).toBeCloseTo(0.001, 9);
});
