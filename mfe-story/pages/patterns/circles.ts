import { circle, type Place, path, polar } from '@roe/shared/drawing';
import type { Line, Step } from './step.ts';

const MIDDLE: Place = [0, 0];

/** The six places at one distance, 60 degrees apart. */
const hexagon = (radius: number, offset = 0): Place[] =>
  Array.from({ length: 6 }, (_, index) => polar(radius, index / 6 + offset));

/** Six circles around one: the centres in the order in which a compass finds them. */
const centres = (radius: number): Place[] => [MIDDLE, ...hexagon(radius)];

/** One step for each of the first three circles, one for the four that close the ring. */
const ring = (radius: number): Step[] => {
  const circles = centres(radius).map((centre): Line => ({ d: circle(centre, radius) }));
  return [circles.slice(0, 1), circles.slice(1, 2), circles.slice(2, 3), circles.slice(3)];
};

/** Seven circles; at the end the arcs of the six that lie inside the first. */
export function seedOfLife(): Step[] {
  const radius = 118;
  const petals = hexagon(radius).map((_, index): Line => {
    const [x, y] = polar(radius, index / 6).map((value) => Math.round(value * 10) / 10) as [number, number];
    const [endX, endY] = polar(radius, (index + 2) / 6).map((value) => Math.round(value * 10) / 10) as [number, number];
    return { d: `M${x} ${y}A${radius} ${radius} 0 0 0 ${endX} ${endY}`, kind: 'strong' };
  });
  return [...ring(radius), petals];
}

/** Nineteen circles in a large one. */
export function flowerOfLife(): Step[] {
  const radius = 78;
  const outer = [...hexagon(2 * radius), ...hexagon(Math.sqrt(3) * radius, 1 / 12)];
  return [
    ...ring(radius),
    outer.map((centre) => ({ d: circle(centre, radius) })),
    [{ d: circle(MIDDLE, 3 * radius), kind: 'strong' }],
  ];
}

/** Thirteen circles, and a line from every centre to every other: 78 lines. */
export function metatronsCube(): Step[] {
  const radius = 46;
  const inner = hexagon(2 * radius);
  const outer = hexagon(4 * radius);
  const all = [MIDDLE, ...inner, ...outer];
  const lines = all.flatMap((from, index) =>
    all.slice(index + 1).map((to): Line => ({ d: path([from, to]), kind: 'thin' })),
  );
  const spokes = outer
    .filter((_, index) => index % 2 === 1)
    .map((to): Line => ({ d: path([MIDDLE, to]), kind: 'strong' }));
  return [
    [MIDDLE, ...inner].map((centre) => ({ d: circle(centre, radius) })),
    outer.map((centre) => ({ d: circle(centre, radius) })),
    all.map((centre) => ({ d: circle(centre, 3.5), kind: 'dot' })),
    lines,
    [{ d: path(outer, true), kind: 'strong' }, ...spokes],
  ];
}

/** A ring of equal circles whose centres lie on a circle; it seems to be round in space. */
export function torus(): Step[] {
  const [large, small, count] = [124, 112, 48];
  const circles = Array.from(
    { length: count },
    (_, index): Line => ({ d: circle(polar(large, index / count), small), kind: 'thin' }),
  );
  return [
    [{ d: circle(MIDDLE, large), kind: 'strong' }],
    circles.slice(0, 1),
    circles.slice(1, 2),
    circles.slice(2),
    [
      { d: circle(MIDDLE, large + small), kind: 'strong' },
      { d: circle(MIDDLE, large - small), kind: 'strong' },
    ],
  ];
}
