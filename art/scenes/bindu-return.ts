import { colour, type Light, shine, shineBetween } from '../core/light.ts';
import type { LightBuffer } from '../core/light-buffer.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { Noise } from '../core/noise.ts';
import { gaussian, random } from '../core/random.ts';
import { bell, clamp, power, raise, reach, smooth, square, TURN } from '../core/scalar.ts';
import { across, type Context, type Kernel, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';

const gold = colour('#ffd08a');
const white = colour('#fff3e0');
const rose = colour('#f05a80');
const violet = colour('#5a3ad0');
const indigo = colour('#16124e');
/** How flat the plane of the inflow is seen. */
const TILT = 0.5;
/** Turns of the spiral, in radians, while the radius shrinks by e. */
const WINDING = 2.3;
const ROLL = -0.22;
const COSINE = Math.cos(ROLL);
const SINE = Math.sin(ROLL);
const LAYERS = 5;

/** All that had gone out flows back into the point. */
export function scene(): Scene {
  return {
    passes: [
      {
        name: 'return',
        kernel: inflow,
        paint(context, buffer) {
          paintStars(buffer, {
            seed: `${context.seed}/stars`,
            count: 3500,
            gain: 0.6,
            size: 0.85,
            slope: 0.7,
            brightest: 2.5,
            where: (x, y) => smooth(0.5, 1.5, reach(across(context, x), upward(context, y))),
          });
          paintTrails(context, buffer);
        },
      },
    ],
    finish: { exposure: 1.15, bloom: 0.3, spread: 0.9, vignette: 0.45 },
  };
}

/** White at the centre, then gold, rose, violet, indigo. */
function shineAt(light: Light, radius: number, amount: number): void {
  if (radius < 0.1) shineBetween(light, white, gold, radius / 0.1, amount);
  else if (radius < 0.42) shineBetween(light, gold, rose, (radius - 0.1) / 0.32, amount);
  else if (radius < 1.1) shineBetween(light, rose, violet, (radius - 0.42) / 0.68, amount);
  else shineBetween(light, violet, indigo, clamp((radius - 1.1) / 0.9), amount);
}

/** Gas in five thin layers, stretched along logarithmic spirals. */
function inflow(context: Context): Kernel {
  const cloud = nebula(`${context.seed}/cloud`, PALETTES.rose, 6);
  const body = new Noise(`${context.seed}/body`);
  const threads = new Noise(`${context.seed}/threads`);
  return (px, py, light) => {
    const flatX = across(context, px);
    const flatY = upward(context, py);
    const away = reach(flatX, flatY);
    cloud(flatX * 0.6 + 7, flatY * 0.7 + 2, 0.9, light, 0.22 * smooth(0.15, 1.6, away));
    const x = flatX * COSINE - flatY * SINE;
    const y = flatX * SINE + flatY * COSINE;
    for (let layer = 0; layer < LAYERS; layer++) {
      const height = (layer - (LAYERS - 1) / 2) * 0.034;
      const deep = (y - height * 0.85) / TILT;
      const r = reach(x, deep) + 1e-4;
      const fall = Math.log(r);
      const phase = Math.atan2(deep, x) + WINDING * fall;
      const cosine = Math.cos(phase);
      const sine = Math.sin(phase);
      const waver = body.fractal(cosine * 0.9 + layer * 3, sine * 0.9, fall * 0.55, 3);
      const streak = threads.fractal(cosine * 3.1 + 1.4 * waver, sine * 3.1 + layer * 7, fall * 0.42 + waver, 6, 0.62);
      const thread = body.ridges(cosine * 4.3 + waver, sine * 4.3 + layer * 5, fall * 0.3, 5, 0.62);
      const density = power(smooth(-0.5, 0.85, streak), 2.2);
      const amount =
        (0.2 * density + 0.85 * square(square(thread)) * density) *
        power(r + 0.03, -0.75) *
        Math.exp(-0.85 * r) *
        bell(height, 0.02 + 0.09 * r) *
        0.34;
      shineAt(light, r * (1 + 0.5 * waver), amount);
    }
    shine(light, white, 0.0011 / (away * away + 0.00006));
    shineBetween(light, gold, rose, smooth(0, 0.35, away), (0.006 / (away + 0.02)) * Math.exp(-3.2 * away));
    // A breath of light along the axis of the return.
    const along = Math.abs(y);
    const axis = bell(x, 0.006 + 0.02 * along) * 0.1 * Math.exp(-2.3 * along);
    shineBetween(light, gold, violet, smooth(0.1, 0.8, along), axis);
  };
}

/** Sparks on their way in, each brightest at its head. */
function paintTrails(context: Context, buffer: LightBuffer): void {
  const next = random(`${context.seed}/trails`);
  const half = buffer.height / 2;
  const sigma = Math.max(0.4, (0.55 * buffer.height) / 1080);
  const light = { red: 0, green: 0, blue: 0 };
  for (let trail = 0; trail < 5200; trail++) {
    const start = 0.05 + 2.1 * power(next(), 0.8);
    const angle = TURN * next();
    const height = gaussian(next) * 0.05 * start;
    const length = 0.1 + 0.35 * square(next());
    const strength = (0.05 + 0.5 * raise(next(), 5)) * (0.35 + 0.5 / (start + 0.35));
    const pieces = Math.max(6, Math.round(30 * length * (1 + start)));
    let beforeX = 0;
    let beforeY = 0;
    for (let piece = 0; piece <= pieces; piece++) {
      const share = piece / pieces;
      const shrink = Math.exp(-length * share);
      const r = start * shrink;
      const phase = angle + WINDING * length * share;
      const x = r * Math.cos(phase);
      const y = r * Math.sin(phase) * TILT + height * shrink * 0.85;
      const px = buffer.width / 2 + (x * COSINE + y * SINE) * half;
      const py = half - (y * COSINE - x * SINE) * half;
      if (piece > 0) {
        light.red = 0.2;
        light.green = 0.16;
        light.blue = 0.2;
        shineAt(light, r, 0.7);
        buffer.line(beforeX, beforeY, px, py, sigma, light, strength * share * share * (share > 0.97 ? 2.2 : 1));
      }
      beforeX = px;
      beforeY = py;
    }
  }
}
