import { apexOf, solveTriangles } from '@roe/shared/kit/sri-yantra';
import { TURN } from '../../core/scalar.ts';
import type { Figure } from '../figure.ts';
import type { Pen, Place } from '../pen.ts';

const triangles = solveTriangles();
const { heights, halves } = triangles;

const SIZE = 0.58;

/**
 * The Śrī Yantra: nine triangles, lotuses of eight and of sixteen petals, three circles and the gated square
 * (Saundaryalaharī 11).
 */
export const sriYantra: Figure = (random) => (pen) => {
  const swing = random() * 0.2;
  heights.forEach((base, i) => {
    const half = Number(halves[i]) * SIZE;
    const triangle: Place[] = [
      [-half, base * SIZE],
      [half, base * SIZE],
      [0, apexOf(triangles, i + 1) * SIZE],
    ];
    const depth = 1 - Math.abs(i - 4) / 5;
    pen.path(triangle, { width: 1, light: 1.1 + 0.9 * depth });
  });
  pen.circle(0, 0, SIZE * 1.012, { light: 0.8 });
  pen.circle(0, 0, SIZE * 1.035, { width: 0.7, light: 0.45 });
  petals(pen, 8, SIZE * 1.035, 0.765, 1.15 + swing);
  petals(pen, 16, 0.775, 0.925, 1 + swing);
  for (const radius of [0.77, 0.93, 0.948, 0.966]) pen.circle(0, 0, radius, { width: 0.7, light: 0.4 });
  for (const half of [0.985, 1.012, 1.039]) gates(pen, half);
  const bindu = ((Number(heights[4]) + Number(heights[5])) / 2) * SIZE;
  pen.lamp(0, bindu, 0.3, 9);
};

/** Pointed petals around a circle: each side leaves the base steeply and comes to the tip along the petal's axis. */
function petals(pen: Pen, count: number, inner: number, outer: number, light: number): void {
  const half = Math.PI / count;
  for (let i = 0; i < count; i++)
    for (const [size, part] of [
      [1, 1],
      [0.8, 0.4],
      [0.58, 0.25],
    ] as const)
      for (const side of [-1, 1])
        pen.stroke(0, 1, 90, { width: 0.9, light }, (t, at) => {
          const rest = 1 - t;
          const width = rest * rest * rest + 3 * rest * rest * t * 1.02 + 3 * rest * t * t * 0.22;
          const rise = 3 * rest * rest * t * 0.42 + 3 * rest * t * t * 0.62 + t * t * t;
          const angle = TURN / 4 + (i * TURN) / count + side * half * width * size;
          const radius = inner + (outer - inner) * rise * size;
          at.x = radius * Math.cos(angle);
          at.y = radius * Math.sin(angle);
          at.light = part * (0.55 + 0.75 * t);
        });
}

/** One of the three lines of the square, with its four gates. */
function gates(pen: Pen, half: number): void {
  const side: Place[] = [
    [-half, half],
    [-0.2, half],
    [-0.2, half + 0.05],
    [-0.29, half + 0.05],
    [-0.29, half + 0.085],
    [0.29, half + 0.085],
    [0.29, half + 0.05],
    [0.2, half + 0.05],
    [0.2, half],
    [half, half],
  ];
  const turns = [
    ([x, y]: Place): Place => [x, y],
    ([x, y]: Place): Place => [y, -x],
    ([x, y]: Place): Place => [-x, -y],
    ([x, y]: Place): Place => [-y, x],
  ];
  for (const turned of turns) pen.path(side.map(turned), { width: 0.8, light: 0.62, tone: 1 }, true);
}
