import { type Colour, colour } from '../core/light.ts';
import type { LightBuffer } from '../core/light-buffer.ts';
import { Noise } from '../core/noise.ts';
import { gaussian, type Random, random } from '../core/random.ts';
import { cube, power, square, TURN } from '../core/scalar.ts';
import type { Context } from '../core/scene.ts';
import { type Put, paintPetal, WATER, type Whorl } from './petal.ts';

const gold = colour('#ff9c38');
const white = colour('#ffe2b4');
const ember: Colour = { red: 1.1, green: 0.42, blue: 0.16 };

const whorl = (
  petals: number,
  length: number,
  halfWidth: number,
  [foot, tip]: [number, number],
  turn: number,
  radius: number,
  brightness: number,
): Whorl => ({ petals, length, halfWidth, foot, tip, turn, radius, brightness });

/** From the heart outwards: the inner petals stand, the outer ones lie on the water. */
const WHORLS: readonly Whorl[] = [
  whorl(5, 0.5, 0.155, [1.62, 1.72], 0.3, 0.04, 1.25),
  whorl(8, 0.62, 0.18, [1.3, 1.62], 0.1, 0.07, 1.05),
  whorl(9, 0.74, 0.205, [0.88, 1.42], 0.42, 0.09, 0.9),
  whorl(11, 0.84, 0.215, [0.45, 1.18], 0.2, 0.11, 0.75),
  whorl(13, 0.92, 0.215, [0.1, 0.85], 0.05, 0.12, 0.62),
  whorl(15, 0.96, 0.2, [-0.08, 0.42], 0.31, 0.13, 0.5),
];
/** Height of the water's far edge in the picture. */
export const HORIZON = -0.1;
const EYE = { pitch: 0.3, zoom: 3.4, distance: 4, lift: 0.06 };

/** A lotus of light and its mirror image on the water. */
export function paintLotus({ seed }: Context, buffer: LightBuffer): void {
  const next = random(`${seed}/petals`);
  const noise = new Noise(`${seed}/texture`);
  const density = square(buffer.height / 1440);
  const put = putter(buffer, noise);
  for (const ring of WHORLS)
    for (let petal = 0; petal < ring.petals; petal++) paintPetal(ring, petal, next, noise, density, put);
  for (let grain = 0; grain < 60_000 * density; grain++) {
    const angle = TURN * next();
    const radius = 0.1 * Math.sqrt(next());
    put(radius * Math.cos(angle), radius * Math.sin(angle), WATER + 0.16 + 0.05 * next(), gold, 0.03);
  }
  paintSparks(buffer, next);
  const heartX = buffer.width / 2;
  const heartY = (buffer.height / 2) * (1 - HORIZON);
  buffer.blob(heartX, heartY, buffer.height * 0.045, gold, 0.55);
  buffer.blob(heartX, heartY, buffer.height * 0.016, white, 1.2);
}

function putter(buffer: LightBuffer, noise: Noise): Put {
  const cosine = Math.cos(EYE.pitch);
  const sine = Math.sin(EYE.pitch);
  const half = buffer.height / 2;
  return (x, y, z, light, amount) => {
    for (const isMirrored of [false, true]) {
      const height = isMirrored ? 2 * WATER - z - 0.02 : z;
      const scale = EYE.zoom / (EYE.distance + y * cosine - height * sine);
      let px = x * scale;
      let py = (y * sine + height * cosine) * scale + EYE.lift;
      let strength = amount * scale * scale;
      if (isMirrored) {
        const down = Math.max(0, HORIZON - py);
        strength *= 0.3 * Math.exp(-1.3 * down);
        px += 0.01 * noise.at(px * 9, py * 46, 1) * (0.4 + down);
        py += 0.022 * noise.at(px * 9 + 7, py * 46, 5) * (0.3 + down);
      }
      buffer.dot(buffer.width / 2 + px * half, half - py * half, light, strength);
    }
  };
}

function paintSparks(buffer: LightBuffer, next: Random): void {
  const half = buffer.height / 2;
  for (let spark = 0; spark < 420; spark++) {
    const angle = TURN * next();
    const height = 1.25 * power(next(), 1.6);
    const radius = (0.05 + 0.28 * height) * Math.abs(gaussian(next));
    const size = Math.max(0.6, ((0.5 + 0.6 * next()) * buffer.height) / 1080);
    const strength = (0.1 + 0.9 * cube(next())) * Math.exp(-1.2 * height);
    const x = buffer.width / 2 + 0.85 * radius * Math.cos(angle) * half;
    buffer.blob(x, half - (0.9 * height - 0.12) * half, size, ember, strength);
  }
}
