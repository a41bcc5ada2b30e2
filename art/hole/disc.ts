import { type Colour, colour, type Light, shineBetween } from '../core/light.ts';
import type { Noise } from '../core/noise.ts';
import { clamp, cube, power, reach3, smooth } from '../core/scalar.ts';

/** All lengths are in radii of the horizon. The disc begins near the last stable orbit. */
export const INNER = 2.6;
export const OUTER = 15;

const white = colour('#fff1da');
const gold = colour('#ffb45c');
const rose = colour('#d83f55');
const plum = colour('#3a0d3a');

/** Gas that circles faster the closer it is (Kepler) is wound into streaks. */
export function densityAt(gas: Noise, x: number, y: number, radius: number): number {
  const wound = Math.atan2(y, x) + 66 / (radius * Math.sqrt(radius));
  const cosine = Math.cos(wound);
  const sine = Math.sin(wound);
  const depth = Math.log(radius);
  const broad = gas.fractal(cosine * 2.6 + 3, sine * 2.6, depth * 10, 6, 0.62);
  const fine = gas.fractal(cosine * 1.1, sine * 1.1 + 7, depth * 38, 3, 0.65);
  const edge = smooth(INNER, INNER + 0.35, radius) * smooth(OUTER, OUTER * 0.4, radius);
  return edge * (0.05 + 1.9 * cube(smooth(-0.8, 0.85, broad + 0.8 * fine)));
}

/** What the gas's speed and the hole's pull do to its light: the shift of its frequency, and its strength. */
export function seenFrom(x: number, y: number, radius: number, toX: number, toY: number, toZ: number) {
  const speed = Math.sqrt(0.5 / (radius - 1));
  const towards = (y * toX - x * toY) / (radius * reach3(toX, toY, toZ));
  const shift = (Math.sqrt(1 - 1 / radius) * Math.sqrt(1 - speed * speed)) / (1 - speed * towards);
  return { shift, strength: power(shift, 2.3) * power(INNER / radius, 1.25) };
}

/** From plum through rose and gold to white, by temperature 0..1. */
export function emit(light: Light, temperature: number, amount: number): void {
  const ramp: [number, Colour, Colour] =
    temperature < 0.34 ? [0, plum, rose] : temperature < 0.68 ? [0.34, rose, gold] : [0.68, gold, white];
  shineBetween(light, ramp[1], ramp[2], clamp((temperature - ramp[0]) / 0.34), amount);
}
