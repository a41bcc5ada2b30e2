import { expect, test } from 'vitest';
import { apexes, halfWidths, levels } from './sri-yantra.ts';

/** Base line: the two triangles whose sides must cross on it; all counted from the top, from 1. */
const crossings = [
  [2, 1, 7],
  [3, 1, 8],
  [3, 2, 7],
  [4, 1, 6],
  [4, 4, 8],
  [5, 1, 9],
  [5, 4, 5],
  [5, 5, 6],
  [6, 2, 6],
  [6, 4, 9],
  [7, 2, 9],
  [7, 3, 8],
  [8, 3, 9],
] as const;

/** Half the width of a triangle at a height. */
function halfWidthAt(triangle: number, height: number): number {
  const [base, apex, half] = [levels, apexes, halfWidths].map((list) => Number(list[triangle - 1])) as [
    number,
    number,
    number,
  ];
  return (half * (height - apex)) / (base - apex);
}

test.each(crossings)('on line %i the sides of triangles %i and %i meet', (line, one, two) => {
  const height = Number(levels[line - 1]);
  expect(halfWidthAt(one, height)).toBeCloseTo(halfWidthAt(two, height), 3);
});
