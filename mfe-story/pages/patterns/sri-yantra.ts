import { circle, curve, type Place, path, polar } from '@roe/shared/drawing';
import { apexOf, isWide, meetingPlaces, solveTriangles } from '@roe/shared/kit/sri-yantra';
import type { Line, Step } from './step.ts';

/** Radius of the circle around the triangles, on the sheet. */
const RADIUS = 132;

const onSheet = ([x, y]: Place): Place => [x * RADIUS, -y * RADIUS];

/** The Śrī Yantra as verse 11 of the Saundaryalaharī describes it: triangles, lotuses of eight and sixteen petals, circles, and the square. */
export function sriYantra(): Step[] {
  const triangles = solveTriangles();
  const { heights, halves } = triangles;
  const drawn = heights.map((height, index): Line => {
    const half = halves[index] as number;
    const corners: Place[] = [
      [-half, height],
      [half, height],
      [0, apexOf(triangles, index + 1)],
    ];
    return { d: path(corners.map(onSheet), true) };
  });
  const marks = heights.map(
    (height): Line => ({ d: path([onSheet([-0.05, height]), onSheet([0.05, height])]), kind: 'guide' }),
  );
  const bindu = onSheet([0, ((heights[4] as number) + (heights[5] as number)) / 2]);
  return [
    [{ d: circle([0, 0], RADIUS) }, { d: path([onSheet([0, 1]), onSheet([0, -1])]), kind: 'guide' }, ...marks],
    drawn.filter((_, index) => isWide(index)),
    drawn.filter((_, index) => !isWide(index)),
    meetingPlaces(triangles).map((place) => ({ d: circle(onSheet(place), 2.2), kind: 'dot' })),
    [{ d: circle(bindu, 4.5), kind: 'dot' }],
    [
      ...petals(8, RADIUS + 3, 166),
      { d: circle([0, 0], 168), kind: 'thin' },
      ...petals(16, 168, 195),
      ...[197, 200.5, 204].map((radius): Line => ({ d: circle([0, 0], radius), kind: 'thin' })),
      ...[0, 3.5, 7].map((outwards): Line => ({ d: square(outwards), kind: 'thin' })),
    ],
  ];
}

/** Petals of a lotus: two mirrored curves, full at the shoulder and drawn in below the tip. */
function petals(count: number, inner: number, outer: number): Line[] {
  const half = 0.5 / count;
  const reach = outer - inner;
  return Array.from({ length: count }, (_, index): Line => {
    const turn = index / count;
    const side = (sign: 1 | -1): string =>
      curve(
        polar(inner, turn + sign * half),
        polar(inner + reach * 0.62, turn + sign * half * 1.12),
        polar(inner + reach * 0.74, turn + sign * half * 0.3),
        polar(outer, turn),
      );
    return { d: side(-1) + side(1) };
  });
}

/** A side of the square from its corner on, with its gate in the shape of a T: places, and where outwards is at each. */
const gate: readonly [Place, Place][] = [
  [
    [-208, -208],
    [-1, -1],
  ],
  [
    [-36, -208],
    [-1, -1],
  ],
  [
    [-36, -226],
    [-1, 1],
  ],
  [
    [-62, -226],
    [-1, 1],
  ],
  [
    [-62, -236],
    [-1, -1],
  ],
  [
    [62, -236],
    [1, -1],
  ],
  [
    [62, -226],
    [1, 1],
  ],
  [
    [36, -226],
    [1, 1],
  ],
  [
    [36, -208],
    [1, -1],
  ],
];

/** The square with its four gates, one closed line, so many units further out: lines of several are parallel everywhere. */
export function square(outwards: number): string {
  const side = gate.map(([[x, y], [across, up]]): Place => [x + across * outwards, y + up * outwards]);
  const turned = [0, 1, 2, 3].flatMap((quarter) =>
    side.map(
      ([x, y]): Place => [[x, y] as const, [-y, x] as const, [-x, -y] as const, [y, -x] as const][quarter] as Place,
    ),
  );
  return path(turned, true);
}
