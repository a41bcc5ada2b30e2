import { blend, type Colour, colour, type Light } from '../core/light.ts';
import { Noise } from '../core/noise.ts';
import { random } from '../core/random.ts';
import { clamp, cube, power, raise, reach, smooth, square, TURN } from '../core/scalar.ts';

export interface SpiralGalaxy {
  seed: string;
  arms: number;
  /** Angle of the arms to a circle, radians: they are logarithmic spirals. */
  pitch: number;
  /** How narrow the arms are: an exponent. */
  focus: number;
  /** Samples along a ray. */
  steps: number;
}

/** A ray in units of the disc's radius; the disc lies in z = 0. */
interface Ray {
  x: number;
  y: number;
  z: number;
  toX: number;
  toY: number;
  toZ: number;
}

/** The disc's light at one place, for suns that are seen one by one. */
export interface Population {
  /** Chance that a sun is here, about 0..1. */
  density: number;
  arm: number;
  /** How much gas is being born into stars here. */
  birth: number;
  radius: number;
}

export interface Galaxy {
  /** Adds the galaxy's light along a ray; `jitter` 0..1 shifts the samples. Returns the share of light from behind that passes. */
  look(ray: Ray, jitter: number, light: Light): number;
  populationAt(x: number, y: number): Population;
}

const core = blend(colour('#ffe6c0'), colour('#ffc27a'), 0.45);
const gold = colour('#ffc27a');
const young = blend(colour('#6f8cff'), colour('#6a48d8'), 0.4);
const rose = colour('#ff5f86');
const THICKNESS = 0.045;
/** Of the volume around the disc that holds light. */
const HALF_HEIGHT = 0.34;
const RADIUS = 1.75;

/**
 * A spiral galaxy as a thin volume that shines and absorbs: an exponential disc (Freeman, 1970), two exponential bulges, arms along
 * logarithmic spirals, dust on the arms' inner edge (where Lin and Shu's density wave compresses the gas), rose clouds of birth.
 */
export function spiralGalaxy({ seed, arms, pitch, focus, steps }: SpiralGalaxy): Galaxy {
  const clumps = new Noise(`${seed}/clumps`);
  const dust = new Noise(`${seed}/dust`);
  const windings = 1 / Math.tan(pitch);
  const start = TURN * random(seed)();
  const phaseAt = (x: number, y: number, radius: number, waver: number) =>
    Math.atan2(y, x) - Math.log(radius + 0.03) * windings + start + waver * 1.5;
  const crest = (phase: number) => 0.5 + 0.5 * Math.cos(phase);

  function populationAt(x: number, y: number): Population {
    const radius = reach(x, y);
    const waver = 0.32 * clumps.fractal(x * 2.6, y * 2.6, 1, 4);
    const arm = power(crest(arms * phaseAt(x, y, radius, waver)), focus * 1.3);
    const clump = clumps.fractal(x * 9 + 2 * waver, y * 9, 0, 4, 0.6);
    const disc = Math.exp(-radius / 0.42) * smooth(1.55, 0.8, radius) * smooth(0.05, 0.2, radius);
    return {
      density: disc * (0.1 + 2.2 * arm * square(smooth(-0.6, 0.8, clump))),
      arm,
      birth: arm * square(smooth(0, 0.8, clump)),
      radius,
    };
  }

  function look(ray: Ray, jitter: number, light: Light): number {
    const { x: fromX, y: fromY, z: fromZ, toX, toY, toZ } = ray;
    const nearest = -(fromX * toX + fromY * toY + fromZ * toZ);
    const away = square(fromX) + square(fromY) + square(fromZ) - square(nearest);
    if (away > RADIUS * RADIUS) return 1;
    const half = Math.sqrt(RADIUS * RADIUS - away);
    const upper = (HALF_HEIGHT - fromZ) / toZ;
    const lower = (-HALF_HEIGHT - fromZ) / toZ;
    const enter = Math.max(0, Math.min(upper, lower), nearest - half);
    const leave = Math.min(Math.max(upper, lower), nearest + half);
    if (leave <= enter) return 1;
    const crossing = -fromZ / toZ;
    const isCrossed = crossing > enter && crossing < leave;
    let passRed = 1;
    let passGreen = 1;
    let passBlue = 1;
    for (let step = 0; step < steps; step++) {
      // Most samples lie close to the disc's plane.
      const share = (step + jitter) / steps;
      const side = 2 * share - 1;
      const wing = side < 0 ? crossing - enter : leave - crossing;
      const at = isCrossed ? crossing + side * (0.25 + 0.75 * side * side) * wing : enter + share * (leave - enter);
      const length = isCrossed ? ((0.25 + 2.25 * side * side) * 2 * wing) / steps : (leave - enter) / steps;
      const x = fromX + toX * at;
      const y = fromY + toY * at;
      const z = fromZ + toZ * at;
      const radius = reach(x, y);
      if (radius > 1.7) continue;
      const height = Math.abs(z);
      const bulge =
        34 * Math.exp(-Math.sqrt(radius * radius + z * z * 2.6) / 0.038) +
        1.5 * Math.exp(-Math.sqrt(radius * radius + z * z * 3) / 0.12);
      let red = bulge * core.red;
      let green = bulge * core.green;
      let blue = bulge * core.blue;
      let absorbed = 0;
      const vertical = Math.exp(-height / THICKNESS);
      if (vertical > 0.02) {
        const waver = 0.32 * clumps.fractal(x * 2.6, y * 2.6, z * 3 + 1, 4);
        const phase = phaseAt(x, y, radius, waver);
        const arm = power(crest(arms * phase), focus) + 0.28 * raise(crest(arms * 2 * phase + 1.1 + 2 * waver), 4);
        const edge = cube(crest(arms * phase + 0.42));
        const clump = clumps.fractal(x * 9 + 2 * waver, y * 9, z * 12, 5, 0.6);
        const fine = dust.ridges(x * 7.5 + 2 * waver, y * 7.5, z * 9, 5, 0.6);
        const disc = Math.exp(-radius / 0.42) * smooth(1.55, 0.8, radius);
        const shining = disc * vertical * smooth(0.05, 0.22, radius);
        const suns = shining * (0.55 + 13 * arm * power(smooth(-0.7, 0.8, clump), 1.6));
        const birth = shining * arm * cube(smooth(0, 0.8, clump + 0.45 * (fine - 0.4))) * 34;
        const age = smooth(0.5, 0.08, radius);
        red += suns * (young.red + (gold.red - young.red) * age) + birth * rose.red;
        green += suns * (young.green + (gold.green - young.green) * age) + birth * rose.green;
        blue += suns * (young.blue + (gold.blue - young.blue) * age) + birth * rose.blue;
        absorbed =
          105 *
          Math.exp(-height / (THICKNESS * 0.55)) *
          disc *
          smooth(0.04, 0.16, radius) *
          (0.15 + 3.4 * edge + 0.3 * arm) *
          power(fine, 1.6);
      }
      const amount = length * 2.2;
      light.red += red * amount * passRed;
      light.green += green * amount * passGreen;
      light.blue += blue * amount * passBlue;
      // Dust takes more of the blue than of the red.
      passRed *= Math.exp(-0.75 * absorbed * length);
      passGreen *= Math.exp(-absorbed * length);
      passBlue *= Math.exp(-1.25 * absorbed * length);
    }
    return passGreen;
  }

  return { look, populationAt };
}

/** Colour of a single sun: old and golden near the middle, young and blue in the arms. */
export function sunColour({ radius }: Population): Colour {
  const age = clamp((0.42 - radius) * 3);
  return { red: 0.62 + 0.38 * age, green: 0.7 + 0.05 * age, blue: 1.15 - 0.6 * age };
}
