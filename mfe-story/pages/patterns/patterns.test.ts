import { expect, test } from 'vitest';
import { linesOfRest } from './chladni.ts';
import { flowerOfLife, metatronsCube, seedOfLife } from './circles.ts';
import { meetingPlaces, missesOf, solveTriangles } from './sri-yantra.ts';

test('in the Śrī Yantra three lines meet in one point at eighteen places', () => {
  const triangles = solveTriangles();
  expect(missesOf(triangles).every((miss) => Math.abs(miss) < 1e-12)).toBe(true);
  expect(meetingPlaces(triangles)).toHaveLength(18);
});

test('its nine bases lie below one another within the circle', () => {
  const { heights, halves } = solveTriangles();
  expect(heights).toEqual([...heights].sort((a, b) => b - a));
  for (const [index, height] of heights.entries())
    expect(Math.hypot(height, halves[index] as number)).toBeLessThan(1 + 1e-12);
});

test('the corners of the two largest triangles lie on the circle', () => {
  const { heights, halves } = solveTriangles();
  for (const index of [2, 6]) expect(Math.hypot(heights[index] as number, halves[index] as number)).toBeCloseTo(1, 12);
});

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
