import { clamp, reach, smooth, TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';

/**
 * The flower of life: equal circles whose centres are a triangular lattice of the circles' radius, so that each passes
 * through six others' centres.
 */
export const flowerOfLife: Figure = (random) => {
  const rings = pick(random, [3, 4, 5]);
  const angle = pick(random, [0, TURN / 12]);
  return (pen) => {
    const radius = 0.99 / rings;
    for (let q = -2 * rings; q <= 2 * rings; q++)
      for (let r = -2 * rings; r <= 2 * rings; r++) {
        const u = radius * (q + r / 2);
        const v = radius * r * Math.sqrt(0.75);
        const [x, y] = [u * Math.cos(angle) - v * Math.sin(angle), u * Math.sin(angle) + v * Math.cos(angle)];
        const far = reach(x, y);
        if (far > 0.99 + radius) continue;
        for (const [shrink, light] of [
          [1, 1],
          [0.955, 0.3],
          [0.91, 0.16],
          [0.865, 0.09],
        ] as const)
          pen.stroke(0, TURN, Math.ceil(1400 / rings), { width: 0.9, light }, (t, at) => {
            at.x = x + shrink * radius * Math.cos(t);
            at.y = y + shrink * radius * Math.sin(t);
            const m = reach(at.x, at.y);
            at.light = smooth(0.992, 0.985, m) * (0.3 + 1.5 * Math.exp(-m * m * 2.6));
          });
        if (far < 0.97) pen.jewel(x, y, 1.6, 2.2 * clamp(1.1 - far), far);
      }
    pen.circle(0, 0, 0.992, { width: 1.3, light: 1.1 });
    pen.circle(0, 0, 1.03, { width: 0.7, light: 0.5 });
    pen.lamp(0, 0, 0.34, 8);
  };
};
