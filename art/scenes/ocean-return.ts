import { colour, type Light, shine, shineBetween } from '../core/light.ts';
import { nebula, PALETTES } from '../core/nebula.ts';
import { Noise } from '../core/noise.ts';
import { bell, clamp, cube, reach, smooth, square } from '../core/scalar.ts';
import type { Context, Scene } from '../core/scene.ts';
import { paintStars } from '../core/stars.ts';
import { type Ripple, type Sky, seaPasses, type WaterPoint } from '../sea/sea.ts';

const gold = colour('#ffca80');
const white = colour('#fff0d8');
const rose = colour('#e8607f');
const indigo = colour('#1b1a5e');
const violet = colour('#5a3ab8');
const teal = colour('#1f8fb0');
/** Where the point's light touches the sea, metres ahead. */
const AHEAD = 46;
/** How high the point stands over the horizon, radians. */
const HEIGHT = 0.105;
/** Of the rings around the place that it touches: radians per metre. */
const RINGS = 1.05;

/** The point comes back to the sea, and the sea answers with rings. */
export function scene(): Scene {
  return {
    passes: seaPasses({
      eye: { height: 5.2, pitch: 0.02, fieldOfView: 0.86 },
      wind: {
        speed: 5,
        direction: 1.4,
        focus: 2,
        height: 0.02,
        bands: [
          { length: 210, from: 0, to: 0.5 },
          { length: 43, from: 0.5, to: 3 },
          { length: 8.3, from: 3, to: 40 },
        ],
      },
      crest: 0.8,
      ripple,
      sky,
      glow,
      mirroredStars: (context, buffer) =>
        paintStars(buffer, {
          seed: `${context.seed}/mirrored`,
          count: 1800,
          gain: 0.6,
          size: 2.6,
          brightest: 0.7,
          depth: 0.78,
        }),
      visibleStars(context, buffer, horizon) {
        const point = horizon - 1.08 * HEIGHT * buffer.height;
        paintStars(buffer, {
          seed: `${context.seed}/stars`,
          count: 7000,
          gain: 0.75,
          size: 0.9,
          slope: 0.74,
          brightest: 3.5,
          where: (x, y) =>
            y > horizon - 3
              ? 0
              : smooth(0.02, 0.3, (horizon - y) / buffer.height) *
                smooth(0.03, 0.5, reach(x - buffer.width / 2, y - point) / buffer.height),
        });
      },
      air(sideways, light) {
        const narrow = bell(sideways, 0.35);
        shine(light, indigo, 0.19);
        shine(light, rose, 0.01 + 0.09 * narrow);
        shine(light, gold, 0.03 + 0.22 * narrow);
      },
      airDensity: 0.0003,
    }),
    finish: { exposure: 1.35, bloom: 0.32, spread: 0.93, vignette: 0.42 },
  };
}

/** Height of the rings' crests, metres, at a distance from their centre. */
const swell = (r: number): number => (0.26 * Math.exp(-0.028 * r) * smooth(0, 2.5, r)) / (1 + 0.012 * r);

const ripple: Ripple = {
  height(x, y) {
    const r = reach(x, y - AHEAD);
    return swell(r) * Math.cos(r * RINGS - 0.6);
  },
  slope(x, y, footprint, slope) {
    const r = reach(x, y - AHEAD) + 1e-3;
    const kept = bell(footprint * RINGS * 0.8, 1);
    const steepest = swell(r) * RINGS;
    const outward = -steepest * Math.sin(r * RINGS - 0.6) * kept;
    slope.x = (outward * x) / r;
    slope.y = (outward * (y - AHEAD)) / r;
    slope.variance = 0.25 * square(steepest) * (1 - kept);
  },
};

function sky({ seed }: Context): Sky {
  const cloud = nebula(`${seed}/cloud`, PALETTES.rose, 6);
  const rays = new Noise(`${seed}/rays`);
  return (x, y, z, light) => {
    const azimuth = Math.atan2(x, y);
    const up = Math.asin(clamp(z));
    const off = reach(azimuth, up - HEIGHT);
    cloud(
      x * 1.7 + 8.2,
      z * 2.2 + 0.4,
      y * 1.2 + 5.2,
      light,
      (0.1 + 0.5 * Math.exp(-2 * off)) * smooth(0, 0.12, up + 0.03),
    );
    const low = Math.exp(-8 * up);
    const narrow = bell(azimuth, 0.35);
    const towards = 2.5 / (off + 0.02);
    const ray = 0.5 + 0.5 * rays.fractal(azimuth * towards, (up - HEIGHT) * towards, off * 1.2, 4);
    shine(light, white, 0.00042 / (off * off + 0.00003));
    // A thread of light, from the point down to the water.
    const thread = bell(azimuth, 0.0016 + 0.01 * clamp(up / HEIGHT)) * smooth(HEIGHT, 0, up);
    shine(light, white, 0.48 * thread);
    shineBetween(light, gold, rose, smooth(0.02, 0.3, off), (0.0065 / (off + 0.012)) * Math.exp(-5 * off));
    shineBetween(light, rose, violet, smooth(0.1, 0.6, off), 0.075 * Math.exp(-4.6 * off) * (0.55 + 0.8 * ray));
    shine(light, indigo, 0.03 + 0.16 * low);
    shine(light, rose, 0.06 * low * low * narrow);
    shine(light, gold, Math.exp(-45 * up) * (0.03 + 0.22 * narrow));
  };
}

/** The rings carry the point's light outward. */
function glow({ seed }: Context): (point: WaterPoint, light: Light) => void {
  const noise = new Noise(`${seed}/glow`);
  return ({ x, y, distance }, light) => {
    const r = reach(x, y - AHEAD);
    const lit = Math.exp(-0.055 * r);
    const veil = noise.ridges(x * 0.14, y * 0.09, 4, 4, 0.6);
    const ring = cube(0.5 + 0.5 * Math.cos(r * RINGS - 0.6)) * Math.exp(-0.03 * r);
    shine(light, indigo, 0.018);
    shineBetween(light, violet, rose, lit, 0.14 * ring * (0.4 + veil));
    shine(light, gold, 0.1 * lit * lit);
    shine(light, teal, 0.05 * cube(veil) * Math.exp(-distance / 120));
  };
}
