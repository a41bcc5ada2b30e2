import { colour, shine, shineBetween } from '../core/light.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { Noise } from '../core/noise.ts';
import { reach, smooth } from '../core/scalar.ts';
import { across, type Context, type Kernel, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';
import { HORIZON, paintLotus } from '../lotus/lotus.ts';

const gold = colour('#ff9c38');
const rose = colour('#f04a72');
const violet = colour('#6238d0');
const indigo = colour('#14125a');

/** The third layer: a lotus of light opens on still water. */
export function scene(): Scene {
  return {
    passes: [
      {
        name: 'form',
        kernel: ground,
        paint(context, buffer) {
          paintStars(buffer, {
            seed: `${context.seed}/stars`,
            count: 2600,
            gain: 0.55,
            size: 0.85,
            brightest: 2,
            where: (x, y) =>
              smooth(0.58, 0.4, y / buffer.height) *
              smooth(0.3, 0.8, reach(across(context, x), upward(context, y) - 0.1)),
          });
          paintLotus(context, buffer);
        },
      },
    ],
    finish: { exposure: 1.2, bloom: 0.32, spread: 0.88, vignette: 0.42 },
  };
}

function ground(context: Context): Kernel {
  const cloud = nebula(`${context.seed}/cloud`, PALETTES.rose, 6);
  const ripples = new Noise(`${context.seed}/ripples`);
  return (px, py, light) => {
    const x = across(context, px);
    let y = upward(context, py);
    let kept = 1;
    if (y < HORIZON) {
      const down = HORIZON - y;
      const distance = 1 / (down + 0.02);
      y = HORIZON + down + 0.02 * down * ripples.fractal(x * distance * 0.8, distance * 2, 0, 3);
      kept = 0.55 * Math.exp(-0.8 * down);
    }
    const r = reach(x * 0.8, y - 0.12);
    const up = y - HORIZON;
    cloud(x * 0.5 + 6, y * 0.6 + 3, 0.7, light, kept * (0.09 + 0.3 * Math.exp(-1.5 * r)));
    shine(light, indigo, kept * (0.02 + 0.12 * Math.exp(-6 * up)));
    shineBetween(light, rose, violet, smooth(0.1, 1, r), kept * 0.075 * Math.exp(-2.1 * r));
    shineBetween(light, gold, rose, 0.5, kept * 0.1 * Math.exp(-30 * up - 1.1 * x * x));
  };
}
