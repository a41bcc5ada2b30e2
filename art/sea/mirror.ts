import { darkness, type Light, shine } from '../core/light.ts';
import type { LightBuffer } from '../core/light-buffer.ts';
import { hashOf, pixelRandom } from '../core/random.ts';
import { clamp, GOLDEN, raise, reach3, TURN } from '../core/scalar.ts';
import type { Slope } from './waves.ts';

/** The panorama shows this many radians to each side, and from the zenith down to the horizon, where it is finest. */
export const SIDE = 1.5;
export const QUARTER = Math.PI / 2;
const FACETS = 6;
/** The shortest footprint of ripples' variance, so that a mirror is never perfect. */
const ROUGHNESS = 1e-6;

interface Direction {
  x: number;
  y: number;
  z: number;
}

/**
 * Water that mirrors the sky, as facets that stray about its slope.
 * @param panorama the sky as the water sees it
 * @returns adds what a ray of unit length sees in a pixel's water, and tells how much of the light from within it hides, 0..1
 */
export function mirrorOf(panorama: LightBuffer, seedText: string) {
  const seed = hashOf(seedText);
  const mirrored = darkness();
  return (px: number, py: number, { x, y, z }: Direction, slope: Slope, light: Light): number => {
    const sigma = Math.sqrt(slope.variance + ROUGHNESS);
    const turn = pixelRandom(seed, px, py);
    const shift = pixelRandom(seed + 1, px, py);
    let reflected = 0;
    for (let facet = 0; facet < FACETS; facet++) {
      const angle = TURN * ((facet * GOLDEN + turn) % 1);
      const off = Math.sqrt(-2 * Math.log(1 - ((facet + shift) / FACETS) * 0.98)) * sigma;
      const tiltX = -(slope.x + Math.cos(angle) * off);
      const tiltY = -(slope.y + Math.sin(angle) * off);
      const normal = 1 / reach3(tiltX, tiltY, 1);
      const facing = Math.max(0.02, -(x * tiltX + y * tiltY + z) * normal);
      const outX = x + 2 * facing * tiltX * normal;
      const outY = y + 2 * facing * tiltY * normal;
      const outZ = Math.min(1, Math.abs(z + 2 * facing * normal) + 0.004);
      // Schlick, "An Inexpensive BRDF Model" (1994): water mirrors 2 % straight down, all at a grazing look.
      const fresnel = 0.02 + 0.98 * raise(1 - Math.min(1, facing), 5);
      panorama.sample(
        (clamp(Math.atan2(outX, outY) / SIDE, -1, 1) * 0.5 + 0.5) * panorama.width,
        (1 - Math.sqrt(Math.asin(outZ) / QUARTER)) * panorama.height,
        mirrored,
      );
      shine(light, mirrored, fresnel / FACETS);
      reflected += fresnel / FACETS;
    }
    return reflected;
  };
}
