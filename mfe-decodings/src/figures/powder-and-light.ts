import type { Moved } from './moved.ts';

/** Red, green, blue: parts of the light of a white thing, 0..1 each, before any eye. */
export type Light = readonly [red: number, green: number, blue: number];

/** Three colours that make up white exactly. Each powder sends back what the lamp of its name gives out. */
export const RED: Light = [0.9, 0.05, 0.05];
export const GREEN: Light = [0.05, 0.9, 0.05];
export const BLUE: Light = [0.05, 0.05, 0.9];

const each = (make: (index: number) => number): Light => [make(0), make(1), make(2)];
const sumAt = (lights: readonly Light[], index: number): number =>
  lights.reduce((sum, light) => sum + (light[index] as number), 0);

/** Lights in one place add. */
export const lit = (...lights: Light[]): Light => each((index) => sumAt(lights, index));
/** Of powders in one heap each grain sends back what it did alone, and each has only its share of the place. */
export const heaped = (...powders: Light[]): Light => each((index) => sumAt(powders, index) / powders.length);

/** The colour on a screen (IEC 61966-2-1), clipped at its white. */
export const onScreen = (light: Light): `#${string}` =>
  `#${light
    .map((part) => {
      const encoded = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
      return Math.round(Math.min(1, encoded) * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** @param values how many times the light of the shade falls on the powder */
export function powderAndLight([sun = 3]: readonly number[]): Moved {
  const grey = heaped(RED, GREEN, BLUE);
  const says = sun === 1 ? 'as on the paper' : `${sun} times the paper’s`;
  return { parts: { powder: { fill: onScreen(each((index) => (grey[index] as number) * sun)) } }, says: [says] };
}
