import { random } from './random.ts';
import { TURN } from './scalar.ts';

/** Each octave turns the plane by the angle of the triangle 3-4-5, so that the grids never lie over each other. */
const COSINE = 0.8;
const SINE = 0.6;

/**
 * Gradient noise in space: Ken Perlin, "Improving Noise" (2002), with 256 random unit gradients instead of his twelve.
 * It is smooth, repeats after 256 units, is 0 at whole coordinates and stays within about -1..1.
 */
export class Noise {
  readonly #order = new Uint8Array(1024);
  readonly #x = new Float64Array(256);
  readonly #y = new Float64Array(256);
  readonly #z = new Float64Array(256);

  constructor(seed: number | string) {
    const next = random(seed);
    const order = Uint8Array.from({ length: 256 }, (_, index) => index);
    for (let index = 255; index > 0; index--) {
      const other = Math.floor(next() * (index + 1));
      const held = order[index] as number;
      order[index] = order[other] as number;
      order[other] = held;
    }
    for (let index = 0; index < 1024; index++) this.#order[index] = order[index & 255] as number;
    for (let index = 0; index < 256; index++) {
      const z = 2 * next() - 1;
      const angle = TURN * next();
      const flat = Math.sqrt(1 - z * z);
      this.#x[index] = flat * Math.cos(angle);
      this.#y[index] = flat * Math.sin(angle);
      this.#z[index] = z;
    }
  }

  /** The noise at a point. */
  at(x: number, y: number, z: number): number {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const cellZ = Math.floor(z);
    const u = x - cellX;
    const v = y - cellY;
    const w = z - cellZ;
    const order = this.#order;
    const layer = cellZ & 255;
    const left = (order[cellX & 255] as number) + (cellY & 255);
    const right = (order[(cellX & 255) + 1] as number) + (cellY & 255);
    const a = (order[left] as number) + layer;
    const b = (order[right] as number) + layer;
    const c = (order[left + 1] as number) + layer;
    const d = (order[right + 1] as number) + layer;
    const fadeX = fade(u);
    const fadeY = fade(v);
    const near = plane(
      this.#slope(a, u, v, w),
      this.#slope(b, u - 1, v, w),
      this.#slope(c, u, v - 1, w),
      this.#slope(d, u - 1, v - 1, w),
      fadeX,
      fadeY,
    );
    const far = plane(
      this.#slope(a + 1, u, v, w - 1),
      this.#slope(b + 1, u - 1, v, w - 1),
      this.#slope(c + 1, u, v - 1, w - 1),
      this.#slope(d + 1, u - 1, v - 1, w - 1),
      fadeX,
      fadeY,
    );
    return 1.5 * (near + (far - near) * fade(w));
  }

  /** Fractal sum of octaves, about -1..1: each finer by 2.03 and weaker by `gain` (Musgrave, "Texturing and Modeling"). */
  fractal(x: number, y: number, z: number, octaves: number, gain = 0.5): number {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let px = x;
    let py = y;
    let pz = z;
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * this.at(px, py, pz);
      total += weight;
      weight *= gain;
      const turned = 2.03 * (COSINE * px - SINE * py) + 17.3;
      py = 2.03 * (SINE * px + COSINE * py) + 5.1;
      px = turned;
      pz = pz * 2.03 + 3.7;
    }
    return sum / total;
  }

  /** Bright thin crests, 0..1: Musgrave's ridged multifractal, each octave lit only where the coarser one has a crest. */
  ridges(x: number, y: number, z: number, octaves: number, gain = 0.5): number {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let coarser = 1;
    let px = x;
    let py = y;
    let pz = z;
    for (let octave = 0; octave < octaves; octave++) {
      const crest = 1 - Math.abs(this.at(px, py, pz));
      const light = crest * crest;
      sum += weight * light * coarser;
      total += weight;
      coarser = light;
      weight *= gain;
      const turned = 2.07 * (COSINE * px - SINE * py) + 11.3;
      py = 2.07 * (SINE * px + COSINE * py) + 7.9;
      px = turned;
      pz = pz * 2.07 + 1.7;
    }
    return sum / total;
  }

  #slope(place: number, x: number, y: number, z: number): number {
    const index = this.#order[place] as number;
    return (this.#x[index] as number) * x + (this.#y[index] as number) * y + (this.#z[index] as number) * z;
  }
}

/** Perlin's quintic: first and second derivative are 0 at 0 and 1. */
const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

function plane(a: number, b: number, c: number, d: number, u: number, v: number): number {
  const top = a + (b - a) * u;
  const bottom = c + (d - c) * u;
  return top + (bottom - top) * v;
}
