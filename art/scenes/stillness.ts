import { blend, colour, darkness, dim, shine, shineBetween } from '../core/light.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { Noise } from '../core/noise.ts';
import { bell, reach, smooth } from '../core/scalar.ts';
import { across, type Context, type Kernel, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';

const pearl = colour('#fff0d6');
const gold = colour('#ffb868');
const rose = colour('#d86a94');
const blue = colour('#3c58c8');
const indigo = colour('#14155a');
const ringGold = blend(pearl, gold, 0.45);
/** Of the ring, in half heights. */
const RADIUS = 0.52;
/** Taps to each side that soften the mirror image. */
const TAPS = 3;

/** The first layer: a ring of light on a still sea. Its upper half is real, its lower half is reflection, and no line parts them. */
export function scene(): Scene {
  return {
    passes: [
      {
        name: 'sky',
        kernel: sky,
        paint: (context, buffer) =>
          paintStars(buffer, {
            seed: `${context.seed}/stars`,
            count: 3600,
            gain: 0.6,
            size: 0.9,
            brightest: 2.2,
            where(px, py) {
              const up = upward(context, py);
              const r = reach(across(context, px), up);
              return smooth(0.02, 0.35, up) * smooth(0, 0.12, Math.abs(r - RADIUS)) * (r < RADIUS ? 0.15 : 1);
            },
          }),
      },
      { name: 'stillness', kernel: water },
    ],
    finish: { exposure: 1.25, bloom: 0.2, spread: 0.9, vignette: 0.45 },
  };
}

function sky(context: Context): Kernel {
  const cloud = nebula(`${context.seed}/cloud`, PALETTES.indigo, 6);
  const uneven = new Noise(`${context.seed}/ring`);
  return (px, py, light) => {
    const x = across(context, px);
    const y = upward(context, py);
    const r = reach(x, y);
    cloud(x * 0.42 + 3.3, y * 0.5 + 8.8, 0.6, light, 0.13 * smooth(0.1, 1.3, r));
    const off = Math.abs(r - RADIUS);
    const strength = 0.72 + 0.28 * uneven.fractal((x / (r + 1e-9)) * 1.2, (y / (r + 1e-9)) * 1.2, 2, 3);
    const ring = strength * (1.3 * bell(off, 0.0026) + (0.001 / (off + 0.005)) * Math.exp(-5.2 * off));
    const up = Math.max(0, y);
    const low = Math.exp(-7 * up);
    shine(light, indigo, 0.022 + 0.12 * low);
    shine(light, ringGold, 1.35 * ring);
    shineBetween(light, rose, blue, smooth(0.3, 1.4, r), 0.035 * Math.exp(-2.2 * Math.max(0, r - RADIUS)));
    shine(light, blue, 0.008 * smooth(RADIUS + 0.01, RADIUS - 0.25, r));
    const horizon = (0.1 * Math.exp(-34 * up) + 0.03 * low + 0.35 * Math.exp(-160 * up)) * Math.exp(-1.1 * x * x);
    shineBetween(light, gold, rose, smooth(0, 0.9, Math.abs(x)), horizon);
  };
}

/** Below the horizon the sky is read from its mirror image, the more softly the nearer the water is. */
function water(context: Context): Kernel {
  const breeze = new Noise(`${context.seed}/breeze`);
  const above = context.earlier('sky');
  const horizon = context.height / 2;
  const part = darkness();
  return (px, py, light) => {
    if (py < horizon) {
      above.sample(px, py, light);
      return;
    }
    const down = -upward(context, py);
    const distance = 1 / (down + 0.012);
    const waver = breeze.fractal(across(context, px) * distance * 0.7, distance * 2.2, 1, 4);
    const reachOfWaves = horizon * (0.0016 + 0.012 * down);
    let total = 0;
    for (let tap = -TAPS; tap <= TAPS; tap++) {
      const share = Math.exp(-0.16 * tap * tap);
      const y = 2 * horizon - py + reachOfWaves * (1.2 * waver + 0.5 * tap);
      above.sample(px + reachOfWaves * 0.25 * waver, Math.min(horizon - 0.6, y), part);
      shine(light, part, share);
      total += share;
    }
    dim(light, (0.94 * Math.exp(-0.75 * down)) / total);
    light.red *= 0.86;
    light.green *= 0.88;
    light.blue += 0.0012;
  };
}
