import { expect, test } from 'vitest';
import { linesOfRest } from './chladni.ts';
import { flowerOfLife, metatronsCube, seedOfLife } from './circles.ts';

test('circles and lines are as many as the names promise', () => {
  const count = (steps: { d: string }[][]) => steps.map((lines) => lines.length);
  expect(count(seedOfLife())).toEqual([1, 1, 1, 4, 6]);
  expect(count(flowerOfLife())).toEqual([1, 1, 1, 4, 12, 1]);
  expect(count(metatronsCube())).toEqual([7, 6, 13, 78, 4]);
});

test('sand lies where the plate is at rest', () => {
  const lines = linesOfRest(2, 4);
  expect(lines.length).toBeGreaterThan(4);
  for (const [x, y] of lines.flat()) {
    const [a, b] = [((x + 1) * Math.PI) / 2, ((y + 1) * Math.PI) / 2];
    const swing = Math.cos(2 * a) * Math.cos(4 * b) - Math.cos(4 * a) * Math.cos(2 * b);
    expect(Math.abs(swing)).toBeLessThan(0.02);
  }
});
