import { expect, test } from 'vitest';
import { Noise } from './noise.ts';
import { random } from './random.ts';

const noise = new Noise('test');
const next = random('places');
const places = Array.from({ length: 4000 }, () => [next() * 40 - 20, next() * 40 - 20, next() * 40 - 20] as const);

test('noise is 0 at whole coordinates, and a seed gives the same noise', () => {
  expect(noise.at(3, -2, 7)).toBeCloseTo(0, 12);
  expect(new Noise('test').at(0.3, 0.4, 0.5)).toBe(noise.at(0.3, 0.4, 0.5));
  expect(new Noise('other').at(0.3, 0.4, 0.5)).not.toBe(noise.at(0.3, 0.4, 0.5));
});

test('noise has no step anywhere, not even across cells', () => {
  for (const [x, y, z] of places) expect(Math.abs(noise.at(x, y, z) - noise.at(x + 1e-5, y, z))).toBeLessThan(1e-4);
  expect(noise.at(4 - 1e-9, 0.5, 0.5)).toBeCloseTo(noise.at(4 + 1e-9, 0.5, 0.5), 7);
});

test('noise and its fractal stay within about -1 and 1, around 0', () => {
  const values = places.map(([x, y, z]) => noise.at(x, y, z));
  const sums = places.map(([x, y, z]) => noise.fractal(x, y, z, 5));
  for (const list of [values, sums]) {
    expect(Math.max(...list.map(Math.abs))).toBeLessThan(1.3);
    expect(list.reduce((a, b) => a + b) / list.length).toBeCloseTo(0, 1);
  }
});

test('ridges lie between 0 and 1 and are thin: few places are bright', () => {
  const values = places.map(([x, y, z]) => noise.ridges(x, y, z, 5));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThanOrEqual(1);
  expect(values.filter((value) => value > 0.8).length / values.length).toBeLessThan(0.15);
});
