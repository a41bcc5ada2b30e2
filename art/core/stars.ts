import { starTint } from './light.ts';
import type { LightBuffer } from './light-buffer.ts';
import { gaussian, random } from './random.ts';
import { clamp, power } from './scalar.ts';

export interface Stars {
  seed: string;
  count: number;
  /** Factor on the brightness of all. */
  gain?: number;
  /** Factor on the size of all. */
  size?: number;
  /** Brightness of the k-th part of all stars falls with k^-slope. */
  slope?: number;
  /** No star is brighter than this before `gain`. */
  brightest?: number;
  /** Share of stars that stay at a place, 0..1; pixels. */
  where?(x: number, y: number): number;
  /** Share of the height, from the top, that holds stars. */
  depth?: number;
}

/** Paints a sky of stars: many faint, few bright, a halo only around the brightest. Sizes follow the picture's height. */
export function paintStars(buffer: LightBuffer, stars: Stars): void {
  const { seed, count, gain = 1, size = 1, slope = 0.72, brightest = 4, where, depth = 1 } = stars;
  const next = random(seed);
  const scale = (size * buffer.height) / 1080;
  for (let index = 0; index < count; index++) {
    const x = next() * buffer.width;
    const y = next() * depth * buffer.height;
    const rank = Math.max(next(), 1e-6);
    const warmth = next();
    const chance = next();
    if (where && chance > where(x, y)) continue;
    const strength = Math.min(brightest, 0.02 * power(rank, -slope)) * gain;
    const tint = starTint(clamp(0.5 + 0.28 * gaussian(next) + (warmth - 0.5) * 0.2));
    const sigma = (0.62 + 0.16 * Math.log2(1 + strength * 2)) * scale;
    // A star smaller than a pixel keeps its light, not its brightness.
    buffer.blob(x, y, Math.max(0.6, sigma), tint, strength * Math.min(1, (sigma * sigma) / 0.36));
    if (strength > 1.2) {
      buffer.blob(x, y, sigma * 5, tint, strength * 0.017);
      buffer.blob(x, y, sigma * 14, tint, strength * 0.0022);
    }
  }
}
