import { apexOf, isWide, meetingPlaces, solveTriangles } from '@roe/shared/kit/sri-yantra';
import { circle, curve, type Line, type Place, path, polar, type Step } from './drawing.ts';

/** Radius of the circle around the triangles, on the sheet. */
const RADIUS = 142;

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
    (height): Line => ({ d: path([onSheet([-0.05, height]), onSheet([0.05, height])]), kind: 'thin' }),
  );
  const bindu = onSheet([0, ((heights[4] as number) + (heights[5] as number)) / 2]);
  return [
    [{ d: circle([0, 0], RADIUS) }, { d: path([onSheet([0, 1]), onSheet([0, -1])]), kind: 'thin' }, ...marks],
    drawn.filter((_, index) => isWide(index)),
    drawn.filter((_, index) => !isWide(index)),
    meetingPlaces(triangles).map((place) => ({ d: circle(onSheet(place), 2.2), kind: 'dot' })),
    [{ d: circle(bindu, 4.5), kind: 'dot' }],
    [
      ...petals(8, RADIUS + 4, 178),
      { d: circle([0, 0], 180), kind: 'thin' },
      ...petals(16, 180, 208),
      ...[210, 213.5, 217].map((radius): Line => ({ d: circle([0, 0], radius), kind: 'thin' })),
      ...[222, 227, 232].map((half): Line => ({ d: gates(half), kind: 'thin' })),
    ],
  ];
}

/** Pointed petals: each side leaves the base steeply and comes to the tip along the petal's axis. */
function petals(count: number, inner: number, outer: number): Line[] {
  const half = 0.5 / count;
  const reach = outer - inner;
  return Array.from({ length: count }, (_, index): Line => {
    const turn = index / count;
    const side = (sign: 1 | -1): string =>
      curve(
        polar(inner, turn + sign * half),
        polar(inner + reach * 0.55, turn + sign * half * 1.02),
        polar(inner + reach * 0.72, turn + sign * half * 0.16),
        polar(outer, turn),
      );
    return { d: side(-1) + side(1) };
  });
}

/** A square with a gate in each side. */
function gates(half: number): string {
  const side: Place[] = [
    [-half, -half],
    [-46, -half],
    [-46, -half - 8],
    [-66, -half - 8],
    [-66, -half - 16],
    [66, -half - 16],
    [66, -half - 8],
    [46, -half - 8],
    [46, -half],
  ];
  const turned = [0, 1, 2, 3].flatMap((quarter) =>
    side.map(
      ([x, y]): Place => [[x, y] as const, [-y, x] as const, [-x, -y] as const, [y, -x] as const][quarter] as Place,
    ),
  );
  return path(turned, true);
}
