import { expect, test } from 'vitest';
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
