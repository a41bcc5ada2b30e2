import { circle, type Place, path } from '@roe/shared/drawing';
import { linesFrom } from './lines.ts';
import type { Line, Step } from './step.ts';

/** Cells along each side of the grid on which the lines of rest are looked for. */
const CELLS = 40;

/** Half of the side of a plate, and of the room between two. */
const [HALF, GAP] = [106, 14];

/**
 * How far a square plate swings at a place, −1..1 along each side: the usual approximation, the difference of two cosine
 * products.
 */
const swing = (n: number, m: number, [x, y]: Place): number => {
  const [a, b] = [((x + 1) * Math.PI) / 2, ((y + 1) * Math.PI) / 2];
  return Math.cos(n * a) * Math.cos(m * b) - Math.cos(m * a) * Math.cos(n * b);
};

/** The diagonals that are lines of rest whatever else is: they are drawn as they are, so that nothing bends where lines cross. */
const diagonalsOf = (n: number, m: number): [Place, Place][] => [
  [
    [-1, -1],
    [1, 1],
  ],
  ...((n - m) % 2 === 0
    ? ([
        [
          [-1, 1],
          [1, -1],
        ],
      ] as [Place, Place][])
    : []),
];

/** The lines on which a plate stands still: its diagonals, and all others by marching squares, joined to lines as long as they are. */
export function linesOfRest(n: number, m: number): Place[][] {
  const swingElsewhere = (place: Place) => {
    const [x, y] = place;
    return swing(n, m, place) / ((x - y) * ((n - m) % 2 === 0 ? x + y : 1));
  };
  // Grid places lie a hair beside the middle of the plate: a value of exactly 0 would be on no side.
  const grid = (index: number): number => -1 + (2 * index) / CELLS + 1e-5 * (index + 1);
  const segments: [Place, Place][] = [];
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ].map(([i = 0, j = 0]): Place => [grid(i), grid(j) + 3e-6]);
      const crossings = corners.flatMap((from, index): Place[] => {
        const to = corners[(index + 1) % 4] as Place;
        const [before, after] = [swingElsewhere(from), swingElsewhere(to)];
        if (before > 0 === after > 0) return [];
        const part = before / (before - after);
        return [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]];
      });
      // Four of them are two lines that cross.
      const half = crossings.length / 2;
      for (let i = 0; i < half; i++) segments.push([crossings[i] as Place, crossings[i + half] as Place]);
    }
  }
  return [...diagonalsOf(n, m), ...linesFrom(segments)];
}

function plate([x, y]: Place, n: number, m: number): Line[] {
  const onSheet = ([u, v]: Place): Place => [x + u * (HALF - 6), y + v * (HALF - 6)];
  return [
    {
      d: linesOfRest(n, m)
        .map((line) => path(line.map(onSheet)))
        .join(''),
      kind: 'strong',
    },
  ];
}

const square = ([x, y]: Place): string =>
  path(
    [
      [x - HALF, y - HALF],
      [x + HALF, y - HALF],
      [x + HALF, y + HALF],
      [x - HALF, y + HALF],
    ],
    true,
  );

/** One plate that is fixed, bowed, touched and comes to rest in lines; then three other figures beside it. */
export function chladniFigures(): Step[] {
  const shift = HALF + GAP;
  const first: Place = [-shift, -shift];
  const others: [Place, number, number][] = [
    [[shift, -shift], 1, 4],
    [[-shift, shift], 2, 5],
    [[shift, shift], 3, 6],
  ];
  const [x, y] = first;
  return [
    [{ d: square(first) }, { d: circle(first, 4), kind: 'dot' }],
    [
      {
        d: path([
          [x - HALF - 8, y - 44],
          [x - HALF - 8, y + 44],
        ]),
      },
    ],
    [{ d: circle([x - (HALF - 6) / 3, y - HALF], 5), kind: 'dot' }],
    plate(first, 2, 4),
    others.flatMap(([middle, n, m]): Line[] => [{ d: square(middle) }, ...plate(middle, n, m)]),
  ];
}
