import type { Light } from './light.ts';
import { clamp, mix, power } from './scalar.ts';

/** How much of the curve works on each part by itself, so that strong gold turns to white as a flame does. */
const PER_PART = 0.62;

/**
 * Brings light of any strength into 0..1: a photographic shoulder 1 - e^-x, most of it on each part by itself
 * (strong colours grow pale), the rest on the brightest part (hues stay).
 */
export function tone(light: Light): void {
  const strongest = Math.max(light.red, light.green, light.blue, 1e-9);
  const keeping = (1 - Math.exp(-strongest)) / strongest;
  light.red = mix(light.red * keeping, 1 - Math.exp(-light.red), PER_PART);
  light.green = mix(light.green * keeping, 1 - Math.exp(-light.green), PER_PART);
  light.blue = mix(light.blue * keeping, 1 - Math.exp(-light.blue), PER_PART);
}

/** Brightness as the eye weighs the three parts (Rec. 709). */
export const luminance = ({ red, green, blue }: Readonly<Light>): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Lets dim gold lean to copper: darkened as it is, it would look olive. */
export function warmShadows(light: Light): void {
  if (light.red <= 1e-9) return;
  const warmth = clamp(((light.red - light.blue) / light.red) * 1.4);
  light.green *= 1 - 0.2 * warmth * Math.exp(-4.5 * luminance(light));
}

/** A linear part 0..1 as sRGB 0..1 (IEC 61966-2-1). */
export const encoded = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * power(linear, 1 / 2.4) - 0.055;
