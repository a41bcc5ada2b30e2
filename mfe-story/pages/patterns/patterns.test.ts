import { expect, test } from 'vitest';
import { linesOfRest } from './chladni.ts';
import { flowerOfLife, metatronsCube, seedOfLife } from './circles.ts';
import { square } from './sri-yantra.ts';

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

test('a diagonal is one straight line, and no other line of the plate bends into it', () => {
  const [diagonal, other, ...lines] = linesOfRest(2, 4);
  expect([diagonal, other]).toEqual([
    [
      [-1, -1],
      [1, 1],
    ],
    [
      [-1, 1],
      [1, -1],
    ],
  ]);
  expect(linesOfRest(1, 4)[1]?.length).toBeGreaterThan(2);
  for (const line of lines)
    expect(line.filter(([x, y]) => Math.abs(Math.abs(x) - Math.abs(y)) < 1e-3).length).toBeLessThan(3);
});

test('the three lines of the Śrī Yantra’s square keep their distance everywhere, gates included', () => {
  const places = [0, 3.5].map((outwards) =>
    square(outwards)
      .slice(1, -1)
      .split('L')
      .map((place) => place.split(' ').map(Number)),
  );
  const [inner = [], outer = []] = places;
  expect(outer).toHaveLength(36);
  for (const [index, [x = 0, y = 0]] of inner.entries()) {
    const [outerX = 0, outerY = 0] = outer[index] ?? [];
    expect([Math.abs(outerX - x), Math.abs(outerY - y)]).toEqual([3.5, 3.5]);
  }
  const heights = (line: number[][]) => line.slice(1, 3).map(([, y = 0]) => y);
  const [side = 0, gate = 0] = heights(outer);
  expect(side).toBeGreaterThan(gate); // the gate stands clear of the side
});
