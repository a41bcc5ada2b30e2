import { colour, type Light, shine, shineBetween } from '../core/light.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { Noise } from '../core/noise.ts';
import { bell, clamp, cube, smooth, square } from '../core/scalar.ts';
import type { Context, Scene } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';
import { type Sky, seaPasses, type WaterPoint } from '../sea/sea.ts';

const gold = colour('#ffcf8c');
const rose = colour('#e8607f');
const indigo = colour('#1b1a5e');
const violet = colour('#5a3ab8');
const teal = colour('#1f8fb0');
/** Where on the horizon the light comes from, radians to the right. */
const DAWN = 0.07;

/** A sea without shore below a river of stars, lit from within and from behind the horizon. */
export function scene(): Scene {
  return {
    passes: seaPasses({
      eye: { height: 4.2, pitch: 0.055, fieldOfView: 0.92 },
      wind: {
        speed: 9.5,
        direction: 1.25,
        focus: 3,
        height: 0.046,
        bands: [
          { length: 260, from: 0, to: 0.42 },
          { length: 53, from: 0.42, to: 2.6 },
          { length: 9.7, from: 2.6, to: 40 },
        ],
      },
      crest: 1.6,
      sky,
      glow,
      mirroredStars: (context, buffer) =>
        paintStars(buffer, {
          seed: `${context.seed}/mirrored`,
          count: 2200,
          gain: 0.8,
          size: 2.6,
          brightest: 0.9,
          depth: 0.78,
        }),
      visibleStars: (context, buffer, horizon) =>
        paintStars(buffer, {
          seed: `${context.seed}/stars`,
          count: 15000,
          gain: 0.8,
          size: 0.9,
          where(x, y) {
            if (y > horizon - 3) return 0;
            const up = (horizon - y) / buffer.height;
            const off = (x - buffer.width / 2) / buffer.height - 0.1 - 0.42 * up;
            return smooth(0, 0.16, up) * (0.16 + 0.84 * bell(off, 0.2 + 0.16 * up));
          },
        }),
      air(sideways, light) {
        const narrow = bell(sideways - DAWN, 0.26);
        const broad = bell(sideways - DAWN, 0.6);
        shine(light, indigo, 0.1 + 0.15 * broad);
        shine(light, violet, 0.1 * broad);
        shine(light, rose, 0.03 + 0.25 * narrow);
        shine(light, gold, 0.02 + 0.75 * narrow);
      },
      airDensity: 0.00022,
    }),
    finish: { exposure: 1.5, bloom: 0.3, spread: 0.95, vignette: 0.35 },
  };
}

/** A band of stars rises from the dawn and leans to the right, split by dark dust. */
function sky({ seed }: Context): Sky {
  const cloud = nebula(`${seed}/cloud`, PALETTES.indigo, 6);
  const river = new Noise(`${seed}/river`);
  return (x, y, z, light) => {
    const azimuth = Math.atan2(x, y);
    const up = Math.asin(clamp(z));
    const off = azimuth - 0.1 - 0.42 * up + 0.1 * river.fractal(azimuth * 2, up * 2, 3, 4);
    const width = 0.17 + 0.16 * up;
    const core = bell(off, width);
    const wide = bell(off, width * 3);
    const rift = smooth(0, 0.5, river.fractal(azimuth * 5 + 2 * up, up * 4, 7, 5)) * core;
    const low = Math.exp(-7 * up);
    const lower = Math.exp(-26 * up);
    const lowest = Math.exp(-70 * up);
    const narrow = bell(azimuth - DAWN, 0.26);
    const broad = bell(azimuth - DAWN, 0.6);
    const density = smooth(-0.5, 0.75, river.fractal(azimuth * 6, up * 6, 1, 6, 0.58));
    const grain = smooth(-0.1, 0.7, river.fractal(azimuth * 19, up * 19, 5, 5, 0.6));
    const veils = (0.03 + 0.16 * wide + 0.42 * core) * (1 - 0.6 * rift) * (1 - 0.6 * lower);
    cloud(x * 2.3 + 1.2, z * 2.6 + 0.4, y * 1.2 + 2.2, light, veils);
    const stars = core * (0.35 + 0.65 * density) * (0.6 + 0.7 * grain) * (1 - 0.9 * rift) * (1 - 0.35 * low);
    shineBetween(light, violet, rose, smooth(0.35, 0.9, core * density), 0.3 * stars);
    shine(light, gold, 0.16 * core * core * density * stars);
    shine(light, indigo, 0.035 + 0.2 * low * (0.4 + 0.6 * broad));
    shine(light, violet, 0.1 * low * broad);
    shine(light, rose, lower * (0.035 + 0.3 * narrow));
    shine(light, gold, 0.22 * lower * narrow * narrow + lowest * (0.03 * broad + 1.15 * narrow));
  };
}

/** Slow luminous veils, stronger in the crests and along the path of light. */
function glow({ seed }: Context): (point: WaterPoint, light: Light) => void {
  const noise = new Noise(`${seed}/glow`);
  return ({ x, y, height, distance }, light) => {
    const slow = noise.fractal(x * 0.03, y * 0.016, 1, 3);
    const veil = noise.ridges(x * 0.13 + 1.5 * slow, y * 0.085, 4, 5, 0.6);
    const fine = noise.ridges(x * 0.55 + slow, y * 0.3, 9, 4, 0.6);
    const crest = smooth(-0.15, 0.7, height);
    const fade = Math.exp(-distance / 200);
    const strength =
      square(square(veil)) *
      (0.25 + 2.2 * cube(fine)) *
      (0.12 + 1.9 * crest) *
      smooth(-0.45, 0.5, slow) *
      fade *
      smooth(3, 16, distance);
    const path = bell(x - DAWN * y, 9 + 0.3 * distance);
    shine(light, indigo, 0.012 + 0.1 * crest * crest * fade);
    shineBetween(light, teal, violet, smooth(-0.25, 0.35, slow), 0.8 * strength * (0.3 + 1.1 * path));
    shine(light, rose, 0.4 * square(strength) * path);
  };
}
