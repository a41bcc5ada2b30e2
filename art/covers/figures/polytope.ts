import { clamp, smooth } from '../../core/scalar.ts';
import type { Figure } from '../figure.ts';

/**
 * The 24-cell, the regular solid that exists in four dimensions only (L. Schläfli, 1852): its 96 edges as arcs on the
 * sphere of space, seen stereographically.
 */
export const polytope: Figure = (random) => {
  const angles = [0.12 + 0.3 * random(), 0.1 + 0.35 * random(), 0.15 + 0.5 * random(), random() * 1.5] as const;
  const turned = (vector: readonly number[]): number[] => {
    const v = [...vector];
    const spin = (i: number, j: number, angle: number) => {
      const [x, y] = [Number(v[i]), Number(v[j])];
      v[i] = x * Math.cos(angle) - y * Math.sin(angle);
      v[j] = x * Math.sin(angle) + y * Math.cos(angle);
    };
    spin(0, 3, angles[0]);
    spin(1, 3, angles[1]);
    spin(1, 2, angles[2]);
    spin(0, 1, angles[3]);
    return v;
  };
  return (pen) => {
    const corners: number[][] = [];
    for (let i = 0; i < 4; i++)
      for (let j = i + 1; j < 4; j++)
        for (const a of [-1, 1])
          for (const b of [-1, 1]) {
            const corner = [0, 0, 0, 0];
            corner[i] = a * Math.SQRT1_2;
            corner[j] = b * Math.SQRT1_2;
            corners.push(corner);
          }
    const turnedCorners = corners.map(turned);
    const seen = (v: readonly number[]) => {
      const [x = 0, y = 0, z = 0, w = 0] = v;
      const flat = 0.62 / (1.12 - w);
      const near = 4 / (4 + z * flat);
      return { x: x * flat * near, y: y * flat * near, depth: z * flat, w };
    };
    turnedCorners.forEach((from, i) => {
      turnedCorners.slice(i + 1).forEach((to) => {
        const square = from.reduce(
          (sum, value, axis) => sum + (value - Number(to[axis])) * (value - Number(to[axis])),
          0,
        );
        if (square > 1.01) return;
        for (const lift of [1, 0.985])
          pen.stroke(0, 1, 48, { width: lift === 1 ? 1 : 0.6, light: lift === 1 ? 1 : 0.35 }, (t, at) => {
            const chord = from.map((value, axis) => value + (Number(to[axis]) - value) * t);
            const length = Math.sqrt(chord.reduce((sum, value) => sum + value * value, 0));
            const place = seen(chord.map((value) => (value / length) * lift));
            at.x = place.x;
            at.y = place.y;
            at.light = 0.3 + 0.9 * smooth(0.7, -0.8, place.depth);
            at.tone = clamp(0.46 + place.w * 0.62, 0, 1);
          });
      });
      const { x, y, depth, w } = seen(from);
      pen.lamp(x, y, 0.06 + 0.05 * smooth(0.6, -0.8, depth), 3 + 4 * smooth(0.6, -0.8, depth) - clamp(w, 0, 1));
    });
    pen.lamp(0, 0, 0.3, 3);
  };
};
