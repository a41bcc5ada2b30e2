import { colour, darkness, type Light, shine, shineBetween } from '../core/light.ts';
import type { LightBuffer } from '../core/light-buffer.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { gaussian, random } from '../core/random.ts';
import { clamp, cube, power, reach, smooth, square, TURN } from '../core/scalar.ts';
import { across, type Context, type Kernel, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';

const gold = colour('#ffa640');
const white = colour('#ffe0ac');
const rose = colour('#f0486c');
const violet = colour('#6a3ae0');
const blue = colour('#2a4ae0');
/** Plane waves that run together; an even number other than 2, 4 and 6 gives a pattern that never repeats. */
const WAVES = 12;
/** Radians per radius of the membrane. */
const PITCH = 22;
/** Circles of dots per radius. */
const CIRCLES = 170;
/** Dots at the full height of 1440 pixels. */
const DOTS = 1e7;
const EYE = { tilt: 0.62, turn: 0.13, zoom: 2.3, distance: 2.55 };

/** The second layer: a membrane of light that trembles with twelve waves at once. */
export function scene(): Scene {
  return {
    passes: [
      {
        name: 'vibration',
        kernel: ground,
        paint(context, buffer) {
          paintStars(buffer, { seed: `${context.seed}/stars`, count: 2200, gain: 0.5, size: 0.85, brightest: 1.6 });
          paintMembrane(context, buffer);
        },
      },
    ],
    finish: { exposure: 1.5, bloom: 0.3, spread: 0.9, vignette: 0.4 },
  };
}

function ground(context: Context): Kernel {
  const cloud = nebula(`${context.seed}/cloud`, PALETTES.indigo, 6);
  return (px, py, light) => {
    const x = across(context, px);
    const y = upward(context, py);
    const r = reach(x * 0.7, y + 0.1);
    cloud(x * 0.5 + 1, y * 0.6 + 4, 0.1, light, 0.1 + 0.12 * smooth(0.5, 1.5, r));
    shineBetween(light, violet, blue, smooth(0, 1, r), 0.035 * Math.exp(-2.2 * r));
  };
}

/** Mean of plane waves from all sides, -1..1: the pattern of a quasicrystal (Levine and Steinhardt, 1984). */
function waveAt(x: number, y: number, directions: readonly { x: number; y: number }[]): number {
  let sum = 0;
  for (const direction of directions) sum += Math.cos(PITCH * (direction.x * x + direction.y * y));
  return sum / directions.length;
}

function paintMembrane({ seed }: Context, buffer: LightBuffer): void {
  const next = random(`${seed}/dots`);
  const directions = Array.from({ length: WAVES / 2 }, (_, index) => ({
    x: Math.cos((index * TURN) / WAVES),
    y: Math.sin((index * TURN) / WAVES),
  }));
  const cosTilt = Math.cos(EYE.tilt);
  const sinTilt = Math.sin(EYE.tilt);
  const cosTurn = Math.cos(EYE.turn);
  const sinTurn = Math.sin(EYE.turn);
  const half = buffer.height / 2;
  const count = Math.round(DOTS * square(buffer.height / 1440));
  const light = darkness();
  for (let dot = 0; dot < count; dot++) {
    const circle = Math.round(power(next(), 0.62) * 1.5 * CIRCLES) / CIRCLES + gaussian(next) * 0.0007;
    const angle = TURN * next();
    const flatX = circle * Math.cos(angle);
    const flatY = circle * Math.sin(angle);
    const wave = waveAt(flatX, flatY, directions);
    const calm = Math.exp(-0.9 * circle * circle);
    const rise =
      0.42 * wave * calm * (0.35 + 0.65 * smooth(0, 0.35, circle)) +
      0.03 * Math.cos(circle * 26) * Math.exp(-0.9 * circle);
    const x = flatX * cosTurn - flatY * sinTurn;
    const y = flatX * sinTurn + flatY * cosTurn;
    const scale = EYE.zoom / (EYE.distance + y * cosTilt - rise * sinTilt);
    const height = clamp(0.47 + 2.9 * rise);
    const node = Math.exp(-16 * Math.abs(wave));
    const strength =
      0.039 *
      (0.16 + 1.5 * cube(height) + 0.55 * node) *
      (0.25 + 0.9 * calm) *
      scale *
      scale *
      smooth(1.5, 1.1, circle);
    light.red = light.green = light.blue = 0;
    shineHeight(light, height);
    buffer.dot(
      buffer.width / 2 + x * scale * half,
      half - ((y * sinTilt + rise * cosTilt) * scale + 0.02) * half,
      light,
      strength,
    );
  }
}

/** Troughs are blue, slopes violet and rose, crests gold and white. */
function shineHeight(light: Light, height: number): void {
  const crest = smooth(0.55, 0.85, height);
  const slope = smooth(0.42, 0.66, height);
  shineBetween(light, blue, violet, smooth(0.25, 0.55, height), (1 - slope) * (1 - crest));
  shine(light, rose, slope * (1 - crest));
  shineBetween(light, gold, white, smooth(0.85, 1, height), crest);
}
