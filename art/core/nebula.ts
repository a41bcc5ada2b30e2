import { type Colour, colour, type Light } from './light.ts';
import { Noise } from './noise.ts';
import { cube, mix, smooth, square } from './scalar.ts';

/** Colours of a cloud of gas, from its unlit depth to its glowing filaments. */
export interface Palette {
  deep: Colour;
  mid: Colour;
  warm: Colour;
  hot: Colour;
  cool: Colour;
}

const palette = (deep: string, mid: string, warm: string, hot: string, cool: string): Palette => ({
  deep: colour(deep),
  mid: colour(mid),
  warm: colour(warm),
  hot: colour(hot),
  cool: colour(cool),
});

export const PALETTES = {
  indigo: palette('#0b0c3a', '#3a2a9a', '#d9587f', '#ffc873', '#3b7bd6'),
  rose: palette('#1a0a35', '#7a2a8a', '#f0607a', '#ffd08a', '#5a50d0'),
  gold: palette('#120a26', '#5a2f6a', '#e08a4a', '#ffdd9a', '#6a4ac0'),
  teal: palette('#06142e', '#155a86', '#b060c0', '#ffcf90', '#2aa0b0'),
} satisfies Record<string, Palette>;

/** Adds `amount` of the cloud's light at a point of space. */
export type Nebula = (x: number, y: number, z: number, light: Light, amount: number) => void;

/**
 * A glowing cloud with dust: fractal noise whose coordinates are bent by noise, twice (Inigo Quilez, "Domain warping"), with
 * ridged noise for the filaments. Behind a subject 0.1 to 0.3 of it is enough.
 */
export function nebula(seed: string, colours: Palette, octaves = 6): Nebula {
  const body = new Noise(`${seed}a`);
  const threads = new Noise(`${seed}b`);
  const shade = new Noise(`${seed}c`);
  return (x, y, z, light, amount) => {
    const bendX = body.fractal(x * 0.9, y * 0.9, z * 0.9, 4);
    const bendY = threads.fractal(x * 0.9 + 9, y * 0.9, z * 0.9, 4);
    const px = x + 0.85 * bendX;
    const py = y + 0.85 * bendY;
    const pz = z + 0.5 * (bendX - bendY);
    const fold = shade.fractal(px * 1.7, py * 1.7, pz * 1.7 + 4, 4);
    const mass = body.fractal(px * 1.35 + 0.55 * fold, py * 1.35 - 0.55 * fold, pz * 1.35, octaves, 0.54);
    const crest = threads.ridges(px * 1.6 + 0.4 * fold, py * 1.6 + 0.3 * fold, pz * 1.6, octaves - 1, 0.55);
    const dust = smooth(0.05, 0.62, shade.fractal(px * 2.1 + 3, py * 2.1, pz * 2.1, octaves - 1, 0.55) + 0.16);
    const density = smooth(-0.42, 0.72, mass);
    const hue = smooth(-0.35, 0.4, bendY);
    const thread = cube(crest) * density * 3.2;
    const heat = square(smooth(0.3, 0.95, mass + 0.55 * (crest - 0.4)));
    const through = amount * (1 - 0.78 * dust * smooth(0.1, 0.6, density));
    const warmth = smooth(0.2, 0.75, 1 - hue + 0.3 * fold);
    const { deep, mid, warm, hot, cool } = colours;
    const cloud = 0.9 * cube(density);
    light.red +=
      through *
      (deep.red * density * 0.9 +
        mix(mid.red, cool.red, hue) * cloud +
        mix(cool.red, warm.red, warmth) * thread * 0.55 +
        hot.red * heat * thread * 0.9);
    light.green +=
      through *
      (deep.green * density * 0.9 +
        mix(mid.green, cool.green, hue) * cloud +
        mix(cool.green, warm.green, warmth) * thread * 0.55 +
        hot.green * heat * thread * 0.9);
    light.blue +=
      through *
      (deep.blue * density * 0.9 +
        mix(mid.blue, cool.blue, hue) * cloud +
        mix(cool.blue, warm.blue, warmth) * thread * 0.55 +
        hot.blue * heat * thread * 0.9);
  };
}
