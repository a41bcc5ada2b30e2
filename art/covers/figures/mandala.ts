import { TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';

/** Rings of nested petals, each ring between the petals of the last; outer rings have twice as many. */
export const mandala: Figure = (random) => {
  const count = pick(random, [8, 9, 10, 12, 14, 16]);
  const rings = pick(random, [6, 7]);
  const doubled = pick(random, [3, 4]);
  const fullness = 0.92 + 0.3 * random();
  return (pen) => {
    let radius = 0.09;
    for (let ring = 0; ring < rings; ring++) {
      const height = 0.15 + 0.034 * ring;
      const petals = ring >= doubled ? count * 2 : count;
      const half = (Math.PI / petals) * fullness;
      for (let i = 0; i < petals; i++) {
        const axis = ((i + (ring % 2) / 2) / petals) * TURN + TURN / 4;
        for (let inset = 0; inset < 6; inset++) {
          const size = 1 - inset * 0.165;
          for (const side of [-1, 1])
            pen.stroke(0, 1, 64, { width: 0.8, light: 0.95 }, (t, at) => {
              const rest = 1 - t;
              const width = 3 * rest * rest * t * 1.25 + 3 * rest * t * t * 0.62;
              const rise = 3 * rest * rest * t * 0.28 + 3 * rest * t * t * 0.6 + t * t * t;
              const angle = axis + side * half * width * size * 1.25;
              const r = radius + height * rise * (0.55 + 0.45 * size);
              at.x = r * Math.cos(angle);
              at.y = r * Math.sin(angle);
              at.light = (inset === 0 ? 1.15 : 0.34) * (0.25 + 0.95 * t);
            });
        }
        const tip = radius + height * 1.05;
        pen.jewel(tip * Math.cos(axis), tip * Math.sin(axis), 1.6, 2.6);
      }
      radius += height * 0.64;
    }
    pen.circle(0, 0, 0.09, { light: 1.2 });
    pen.lamp(0, 0, 0.36, 9);
  };
};
