import { type Colour, colour, darkness, shineBetween, veil } from '../core/light.ts';
import type { Noise } from '../core/noise.ts';
import { gaussian, type Random } from '../core/random.ts';
import { clamp, mix, power, raise, smooth, TURN } from '../core/scalar.ts';

const gold = colour('#ff9c38');
const rose = colour('#f04a72');
const pink = colour('#ff9aa8');
const violet = colour('#6238d0');
/** Height of the water below the flower's middle, in the flower's space. */
export const WATER = -0.34;
/** Dots of a petal of length 0.8 at the full height of 1440 pixels. */
const DOTS = 230_000;

/** A ring of petals. Lengths in half heights; inclinations in radians, 0 level, a quarter turn upright. */
export interface Whorl {
  petals: number;
  length: number;
  halfWidth: number;
  /** Inclination at the foot and at the tip. */
  foot: number;
  tip: number;
  /** Share of a petal's angle by which the whorl is turned. */
  turn: number;
  /** Distance of the feet from the axis. */
  radius: number;
  brightness: number;
}

/** Puts a point of the flower's space into the picture, and once more as its mirror image on the water. */
export type Put = (x: number, y: number, z: number, light: Colour, amount: number) => void;

/** A petal of translucent points: a midline that bends upwards, a cupped blade, veins, a bright rim. */
export function paintPetal(ring: Whorl, petal: number, next: Random, noise: Noise, density: number, put: Put): void {
  const angle = ((petal + ring.turn) / ring.petals) * TURN + gaussian(next) * 0.03;
  const length = ring.length * (1 + 0.05 * gaussian(next));
  const foot = ring.foot + 0.05 * gaussian(next);
  const tip = ring.tip + 0.05 * gaussian(next);
  const texture = 50 * next();
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const inclination = (along: number) => mix(foot, tip, power(along, 0.8));
  const midline = integrate(inclination, ring.radius, length);
  const relative = ring.length / 0.8;
  const count = Math.round(DOTS * density * relative);
  // Few dots on a small picture shine as much as many on a large one.
  const amount = (0.0135 * ring.brightness * DOTS * relative * relative * density) / Math.max(1, count);
  const light = darkness();
  for (let dot = 0; dot < count; dot++) {
    const along = next();
    const sideways = placeAcross(next, along);
    const outline = power(Math.sin(Math.PI * power(along, 0.78)), 0.75) * (1 - 0.18 * along);
    const halfWidth = ring.halfWidth * outline;
    const tilt = inclination(along);
    const cup = 0.55 * halfWidth * sideways * sideways;
    const [middle, height] = midline(along);
    const out = middle - Math.sin(tilt) * cup;
    const aside = sideways * halfWidth;
    const vein = 0.65 + 0.35 * Math.cos(sideways * 22);
    const grain = 0.75 + 0.5 * noise.at(sideways * 2 + texture, along * 3, 0);
    const rim = raise(sideways * sideways, 5);
    const end = smooth(0.55, 1, along);
    const root = Math.exp(-4.5 * along);
    const strength =
      0.1 +
      0.16 * vein * grain * (0.4 + 0.6 * along) +
      1.15 * rim * (0.35 + 0.65 * along) +
      0.5 * end * end +
      1.1 * root;
    light.red = light.green = light.blue = 0;
    shineBetween(light, violet, rose, smooth(0.05, 0.6, along), 1);
    veil(light, pink, Math.min(1, 0.6 * end + 0.4 * rim));
    veil(light, gold, clamp(1.3 * root + 0.35 * rim));
    put(
      out * cosine - aside * sine,
      out * sine + aside * cosine,
      height + Math.cos(tilt) * cup * 0.9,
      light,
      amount * strength * (outline < 0.02 ? 0.2 : 1),
    );
  }
}

/** Where across the blade a dot falls, -1..1: a sixth on the rim, another on the fifteen veins. */
function placeAcross(next: Random, along: number): number {
  const kind = next();
  const place = 2 * next() - 1;
  if (kind < 0.16) return Math.sign(place) * (1 - 0.015 * Math.abs(gaussian(next)));
  if (kind < 0.34) return Math.round(place * 7) / 7 + 0.012 * gaussian(next) * (1 - along);
  return place;
}

/** The midline's distance from the axis and its height, by share of its length. */
function integrate(inclination: (along: number) => number, radius: number, length: number) {
  const STEPS = 64;
  const points: [number, number][] = [[radius, WATER + 0.05]];
  for (let step = 1; step <= STEPS; step++) {
    const [out, up] = points[step - 1] as [number, number];
    const tilt = inclination((step - 0.5) / STEPS);
    points.push([out + (Math.cos(tilt) * length) / STEPS, up + (Math.sin(tilt) * length) / STEPS]);
  }
  return (along: number): [number, number] => {
    const step = Math.min(STEPS - 1, Math.floor(along * STEPS));
    const share = along * STEPS - step;
    const [outA, upA] = points[step] as [number, number];
    const [outB, upB] = points[step + 1] as [number, number];
    return [mix(outA, outB, share), mix(upA, upB, share)];
  };
}
