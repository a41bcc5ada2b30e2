import { colour, shine, shineBetween } from '../core/light.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { Noise } from '../core/noise.ts';
import { bell, cube, reach, smooth } from '../core/scalar.ts';
import { across, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';

const gold = colour('#ffd596');
const rose = colour('#f0708c');
const indigo = colour('#3a35c8');
const PHI = 1.618;

/** The point from which all unfolds: one light, rings that grow by the golden ratio, and clouds that draw back before it. */
export function scene(): Scene {
  return {
    passes: [
      {
        name: 'point',
        kernel(context) {
          const cloud = nebula(context.seed, PALETTES.indigo, 7);
          const rays = new Noise(`${context.seed}/rays`);
          return (px, py, light) => {
            const x = across(context, px);
            const y = -upward(context, py);
            const r = reach(x, y);
            const toX = x / (r + 1e-9);
            const toY = y / (r + 1e-9);
            const near = (0.05 / (r * r + 0.03)) * Math.exp(-1.1 * r) * smooth(0, 0.3, r);
            cloud(x * 0.62 + 7.3, y * 0.8 - 4.2, 0.4, light, 0.26 * (0.05 + 0.95 * smooth(0.3, 2.1, r)) + 1.5 * near);
            const broad = 0.5 + 0.5 * rays.fractal(toX * 2.4, toY * 2.4, r * 0.35, 4);
            const fine = cube(Math.max(0, 0.5 + 0.5 * rays.fractal(toX * 7 + 9, toY * 7, r * 0.15, 3)));
            shine(light, gold, 0.0011 / (r * r + 0.00007));
            const halo = (0.0085 / (r + 0.015)) * Math.exp(-2.6 * r) * (0.55 + 0.7 * broad + 0.8 * fine);
            shineBetween(light, gold, rose, smooth(0, 0.22, r), halo);
            const breath = 0.042 * Math.exp(-1.9 * r) * (0.6 + 0.5 * broad);
            shineBetween(light, rose, indigo, smooth(0, 0.6, r), breath);
            let rings = 0;
            let radius = 0.16;
            for (let ring = 0; ring < 6; ring++, radius *= PHI)
              rings += (bell(r - radius, 0.0022 * (1 + 0.9 * ring)) * 0.022) / (1 + 0.6 * ring);
            shineBetween(light, gold, rose, smooth(0, 0.7, r), rings * (0.35 + 0.65 * broad));
          };
        },
        paint(context, buffer) {
          paintStars(buffer, {
            seed: `${context.seed}/stars`,
            count: 5200,
            gain: 0.75,
            size: 0.92,
            slope: 0.7,
            brightest: 3,
            where: (x, y) => smooth(0.08, 1.3, reach(across(context, x), upward(context, y))),
          });
        },
      },
    ],
    finish: { exposure: 1.25, bloom: 0.35, spread: 0.95, vignette: 0.5 },
  };
}
