import { dot, solve } from './linear-equations.ts';

/** The traditional beginning: heights of the nine bases in 48ths of the diameter from the top, and what is cut off at each end. */
const HEIGHTS = [6, 12, 17, 20, 23, 27, 30, 36, 42];
const CUTS = [3, 4, 0, 16, 18, 16, 0, 4, 3];

/** On which base the apex of each triangle stands; the third and the seventh stand on the circle. */
const APEXES = [6, 9, 'bottom', 8, 7, 2, 'top', 1, 3] as const;

/** At each base, two sloping sides that must cross on it: [base, triangle, triangle]. */
const CONDITIONS = [
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

/** The two triangles whose corners lie on the circle, so that their width follows from their height. */
export const isWide = (index: number): boolean => index === 2 || index === 6;

export interface Triangles {
  /** Height of each base, in radii above the middle. */
  heights: number[];
  /** Half of its width. */
  halves: number[];
}

const fromUnknowns = (unknowns: readonly number[]): Triangles => {
  const heights = unknowns.slice(0, 9);
  const free = unknowns.slice(9);
  return {
    heights,
    halves: heights.map((height, index) => (isWide(index) ? Math.sqrt(1 - height * height) : (free.shift() as number))),
  };
};

/** Height of the apex of a triangle, which is counted from 1, from the top. */
export function apexOf({ heights }: Triangles, triangle: number): number {
  const apex = APEXES[triangle - 1];
  if (apex === 'top' || apex === 'bottom') return apex === 'top' ? 1 : -1;
  return heights[(apex as number) - 1] as number;
}

/** How far from the upright diameter a triangle's side is at a height. */
function sideAt(triangles: Triangles, triangle: number, height: number): number {
  const apex = apexOf(triangles, triangle);
  const base = triangles.heights[triangle - 1] as number;
  return ((triangles.halves[triangle - 1] as number) * (height - apex)) / (base - apex);
}

/** By how much each condition is missed, in radii. */
export const missesOf = (triangles: Triangles): number[] =>
  CONDITIONS.map(([base, one, two]) => {
    const height = triangles.heights[base - 1] as number;
    return sideAt(triangles, one, height) - sideAt(triangles, two, height);
  });

/**
 * The nine triangles of the Śrī Yantra: thirteen conditions in sixteen unknowns, solved by Newton's method with the shortest
 * step, so that the figure stays as near to the traditional one as it can. See A. P. Kulaichev, Indian Journal of History of
 * Science 19 (1984), 279–292.
 * @throws where it does not come to rest
 */
export function solveTriangles(): Triangles {
  const heights = HEIGHTS.map((part) => 1 - part / 24);
  const halves = heights.map((height, index) => Math.sqrt(1 - height * height) - (CUTS[index] as number) / 24);
  let unknowns = [...heights, ...halves.filter((_, index) => !isWide(index))];
  for (let round = 0; round < 50; round++) {
    const misses = missesOf(fromUnknowns(unknowns));
    if (Math.max(...misses.map(Math.abs)) < 1e-13) return fromUnknowns(unknowns);
    const slopes = slopesAt(unknowns);
    const squares = slopes.map((row) => slopes.map((other) => dot(row, other)));
    const weights = solve(squares, misses);
    unknowns = unknowns.map(
      (value, index) =>
        value -
        dot(
          weights,
          slopes.map((row) => row[index] as number),
        ),
    );
  }
  throw new Error('Śrī Yantra: expected Newton’s method to come to rest within 50 rounds');
}

/** The derivative of each condition by each unknown. */
function slopesAt(unknowns: readonly number[]): number[][] {
  const STEP = 1e-6;
  const moved = (index: number, by: number) =>
    missesOf(fromUnknowns(unknowns.map((value, i) => (i === index ? value + by : value))));
  const columns = unknowns.map((_, index) => {
    const before = moved(index, -STEP);
    return moved(index, STEP).map((value, row) => (value - (before[row] as number)) / (2 * STEP));
  });
  return CONDITIONS.map((_, row) => columns.map((column) => column[row] as number));
}

/** The eighteen places inside the figure where a base and two sides meet, none of them at its end. */
export function meetingPlaces(triangles: Triangles): [x: number, y: number][] {
  return CONDITIONS.filter(([base, one, two]) => base !== one && base !== two).flatMap(([base, one]) => {
    const height = triangles.heights[base - 1] as number;
    const x = sideAt(triangles, one, height);
    return [
      [x, height],
      [-x, height],
    ] as [number, number][];
  });
}
