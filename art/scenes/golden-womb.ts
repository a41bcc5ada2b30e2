import { colour, darkness, dim, shine, shineBetween } from '../core/light.ts';
import { Noise } from '../core/noise.ts';
import { hashOf, pixelRandom } from '../core/random.ts';
import { bell, clamp, GOLDEN, raise, reach, reach3, smooth, TURN } from '../core/scalar.ts';
import { across, type Context, type Kernel, type Scene, upward } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';
import { goldenEgg } from '../wombs/golden-egg.ts';

const gold = colour('#ff9c34');
const rose = colour('#ea5578');
const indigo = colour('#16155a');

/** Height of the water; the eye is at 0. */
const WATER = -0.2;
/** The eye looks along y from here, with the horizon a little above the picture's middle. */
const EYE = { distance: 3.6, zoom: 2.3, horizon: 0.04 };
/** Looks into the mirror per pixel of water. */
const TAPS = 9;
/** Rings on the water: radians per unit. */
const RINGS = 44;

/** Hiraṇyagarbha, the golden womb of Rigveda 10.121, over still water that mirrors it. */
export function scene(): Scene {
  return {
    passes: [
      // What the water sees: the same world from the eye's mirror image below the surface.
      {
        name: 'mirror',
        kernel(context) {
          const world = goldenEgg(context.seed);
          return (px, py, light) => {
            if (upward(context, py) > EYE.horizon + 0.15) return;
            const { x, y, z } = directionOf(context, px, py);
            world({ fromY: -EYE.distance, fromZ: 2 * WATER, x, y, z: Math.max(-z, 1e-4) }, light);
          };
        },
      },
      {
        name: 'womb',
        kernel: view,
        paint: (context, buffer) =>
          paintStars(buffer, {
            seed: `${context.seed}/stars`,
            count: 4200,
            gain: 0.7,
            size: 0.9,
            brightest: 2.5,
            where(px, py) {
              const up = upward(context, py) - EYE.horizon;
              const r = reach(across(context, px) / 0.3, (up - 0.34) / 0.4);
              return up < 0.01 ? 0 : smooth(1.2, 2.6, r) * smooth(0.03, 0.2, up);
            },
          }),
      },
    ],
    finish: { exposure: 1.1, bloom: 0.3, spread: 0.9, vignette: 0.4 },
  };
}

function directionOf(context: Context, px: number, py: number): { x: number; y: number; z: number } {
  const u = across(context, px);
  const v = upward(context, py) - EYE.horizon;
  const unit = 1 / reach3(u, v, EYE.zoom);
  return { x: u * unit, y: EYE.zoom * unit, z: v * unit };
}

/** The world as seen; where the ray meets water, it is the mirror's picture moved by the ripples' slopes. */
function view(context: Context): Kernel {
  const world = goldenEgg(context.seed);
  const breeze = new Noise(`${context.seed}/breeze`);
  const mirror = context.earlier('mirror');
  const seed = hashOf(`${context.seed}/taps`);
  const half = context.height / 2;
  const seen = darkness();
  return (px, py, light) => {
    const { x, y, z } = directionOf(context, px, py);
    if (z >= -1e-4) {
      world({ fromY: -EYE.distance, fromZ: 0, x, y, z }, light);
      return;
    }
    const distance = WATER / z;
    const hitX = x * distance;
    const hitY = y * distance - EYE.distance;
    const r = reach(hitX, hitY) + 0.01;
    // Ripples shorter than a pixel's footprint no longer bend the image, they only blur it.
    const footprint = (distance * distance) / (-WATER * EYE.zoom * half);
    const rings = Math.sin(r * RINGS - 2 * breeze.at(hitX * 1.3, hitY * 1.3, 2)) * Math.exp(-0.3 * r);
    const ringsKept = bell(footprint * RINGS, 1.6);
    const waver = breeze.fractal(hitX * 3.1, hitY * 5, 0.3, 4, 0.5);
    const sway = breeze.fractal(hitX * 3.1 + 9, hitY * 4, 4.3, 4, 0.5);
    const breezeKept = bell(footprint * 30, 1.6);
    const slopeY = 0.007 * rings * ringsKept * (hitY / r) + 0.006 * waver * breezeKept;
    const slopeX = 0.007 * rings * ringsKept * (hitX / r) + 0.003 * sway * breezeKept;
    // The image of a thing moves the more, the farther it is from the water that shows it.
    const lever = clamp(-hitY / EYE.distance, 0.15, 1) * 2 * EYE.zoom * half;
    const jitter = pixelRandom(seed, px, py);
    const blur = half * (0.0015 + 0.012 * (1 - ringsKept) + 0.004 * clamp(-z * 4));
    for (let tap = 0; tap < TAPS; tap++) {
      const angle = TURN * ((tap * GOLDEN + jitter) % 1);
      const off = blur * Math.sqrt((tap + 0.5) / TAPS);
      mirror.sample(
        px + slopeX * lever + 0.4 * off * Math.cos(angle),
        Math.max(half * (1 - EYE.horizon) + 0.6, py + slopeY * lever + off * Math.sin(angle)),
        seen,
      );
      shine(light, seen, 1 / TAPS);
    }
    const fresnel = 0.08 + 0.92 * raise(1 - clamp(-z * 1.15), 5);
    dim(light, 1.15 * fresnel);
    shine(light, indigo, 0.006);
    shineBetween(light, gold, rose, smooth(0, 1.6, r), 0.045 * Math.exp(-1.2 * r) * (1 + 0.8 * rings * ringsKept));
  };
}
