import { shineBetween } from '../core/light.ts';
import { nebula } from '../core/nebula.ts';
import { Noise } from '../core/noise.ts';
import { random } from '../core/random.ts';
import { reach, smooth } from '../core/scalar.ts';
import { across, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';
import { figures } from './figures.ts';
import type { FigureName, PaletteName } from './names.ts';
import { palettes } from './palette.ts';
import { Pen } from './pen.ts';

/** What a cover shows and in which light; `seed` chooses among the figure's variants and the clouds behind it. */
export interface Cover {
  figure: FigureName;
  palette: PaletteName;
  seed: number;
}

/** A figure of light before weak clouds, which draw back from it, on indigo. */
export function scene(cover: Cover): Scene {
  const palette = palettes[cover.palette];
  const { middle, outer } = palette.tones;
  return {
    passes: [
      {
        name: 'cover',
        kernel(context) {
          const cloud = nebula(`${context.seed}/cloud`, palette.nebula);
          const rays = new Noise(`${context.seed}/rays`);
          const next = random(`${context.seed}/place`);
          const [offsetX, offsetY] = [next() * 40, next() * 40];
          return (px, py, light) => {
            const x = across(context, px);
            const y = upward(context, py);
            const r = reach(x, y);
            const near = 0.1 * Math.exp(-2 * r);
            cloud(x * 0.62 + offsetX, y * 0.7 + offsetY, 0.5, light, 0.05 + 0.3 * smooth(0.5, 1.6, r) + near);
            const ray = rays.fractal((2.2 * x) / (r + 1e-9), (2.2 * y) / (r + 1e-9), r * 0.5, 4);
            const halo = Math.exp(-2.2 * r) * (0.85 + 0.45 * ray);
            shineBetween(light, middle, outer, smooth(0, 0.9, r), 0.04 * halo);
          };
        },
        paint(context, buffer) {
          paintStars(buffer, {
            seed: `${context.seed}/stars`,
            count: Math.round((2600 * context.width * context.height) / (1600 * 900)),
            gain: 0.6,
            size: 0.85,
            brightest: 2.2,
            where: (x, y) => smooth(0.4, 1.25, reach(across(context, x), upward(context, y))),
          });
          figures[cover.figure](random(`${context.seed}/figure`), palette)(new Pen(buffer, palette.tones));
        },
      },
    ],
    finish: { exposure: 1.2, bloom: 0.3, spread: 0.84, vignette: 0.45 },
  };
}
