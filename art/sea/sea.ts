import { darkness, type Light, shine, veil } from '../core/light.ts';
import type { LightBuffer } from '../core/light-buffer.ts';
import { hashOf, pixelRandom } from '../core/random.ts';
import { clamp, GOLDEN, power, raise, reach, reach3, TURN } from '../core/scalar.ts';
import type { Context, Pass } from '../core/scene.ts';
import { type Slope, type Wind, waves } from './waves.ts';

/** Adds the sky's light in a direction of unit length: x to the right, y forward, z up. */
export type Sky = (x: number, y: number, z: number, light: Light) => void;

/** Where a ray meets the water: metres to the right and forward, height, and distance from the eye. */
export interface WaterPoint {
  x: number;
  y: number;
  height: number;
  distance: number;
}

/** Waves that are not the wind's. */
export interface Ripple {
  height(x: number, y: number): number;
  slope(x: number, y: number, footprint: number, slope: Slope): void;
}

export interface Sea {
  eye: { height: number; pitch: number; fieldOfView: number };
  wind: Omit<Wind, 'seed' | 'side'>;
  ripple?: Ripple;
  /** No wave is higher, in metres. */
  crest: number;
  sky(context: Context): Sky;
  /** Stars on the sky that the water mirrors; the buffer is 768 × 384, the horizon below. */
  mirroredStars(context: Context, buffer: LightBuffer): void;
  /** Stars on the sky that is seen; the horizon's row is given. */
  visibleStars(context: Context, buffer: LightBuffer, horizon: number): void;
  /** Adds light that comes from within the water. */
  glow(context: Context): (point: WaterPoint, light: Light) => void;
  /** Colour of the air far away, by sideways direction -1..1. */
  air(sideways: number, light: Light): void;
  /** Part of the light that the air takes on every metre. */
  airDensity: number;
}

const PANORAMA = { width: 768, height: 384 };
/** The panorama shows this many radians to each side, and from the zenith down to the horizon, where it is finest. */
const SIDE = 1.5;
const QUARTER = Math.PI / 2;
const FACETS = 6;
/** From here on the sea is flat, metres. */
const FAR = 900;
/** The shortest footprint of ripples' variance, so that a mirror is never perfect. */
const ROUGHNESS = 1e-6;

/** The passes that show a sea at night: the sky as the water sees it, then the picture. */
export function seaPasses(sea: Sea): Pass[] {
  return [
    {
      name: 'panorama',
      size: ({ height }) => (height < 200 ? { width: 192, height: 96 } : PANORAMA),
      kernel(context) {
        const sky = sea.sky(context);
        return (px, py, light) => {
          const azimuth = ((px / context.width) * 2 - 1) * SIDE;
          const share = 1 - py / context.height;
          const elevation = share * share * QUARTER;
          const flat = Math.cos(elevation);
          sky(Math.sin(azimuth) * flat, Math.cos(azimuth) * flat, Math.sin(elevation), light);
        };
      },
      paint: sea.mirroredStars,
    },
    {
      name: 'sea',
      samples: 2,
      kernel: (context) => seaKernel(sea, context),
      paint: (context, buffer) => paintSky(sea, context, buffer),
    },
  ];
}

function paintSky(sea: Sea, context: Context, buffer: LightBuffer): void {
  const half = context.height / 2;
  const { pitch, fieldOfView } = sea.eye;
  sea.visibleStars(context, buffer, half + (Math.tan(pitch) * half) / Math.tan(fieldOfView / 2));
}

function seaKernel(sea: Sea, context: Context): (x: number, y: number, light: Light) => void {
  const { eye, ripple, crest } = sea;
  const sky = sea.sky(context);
  const side = context.height < 200 ? 128 : context.height < 1000 ? 256 : 512;
  const water = waves({ ...sea.wind, seed: `${context.seed}/waves`, side });
  const panorama = context.earlier('panorama');
  const glow = sea.glow(context);
  const half = context.height / 2;
  const open = Math.tan(eye.fieldOfView / 2);
  const cosine = Math.cos(eye.pitch);
  const sine = Math.sin(eye.pitch);
  const slope = { x: 0, y: 0, variance: 0 };
  const added = { x: 0, y: 0, variance: 0 };
  const mirrored = darkness();
  const within = darkness();
  const air = darkness();
  const seed = hashOf(`${context.seed}/facets`);
  const heightAt = (x: number, y: number) => water.height(x, y) + (ripple?.height(x, y) ?? 0);

  /** Distance to the water along a ray, by steps between the highest and the lowest wave. */
  function meet(x: number, y: number, z: number): number {
    const flat = eye.height / -z;
    if (flat > FAR) return flat;
    const start = Math.max(0, (eye.height - crest) / -z);
    const end = (eye.height + crest) / -z;
    let before = start;
    let above = 1;
    let hit = end;
    for (let step = 1; step <= 28; step++) {
      const here = start + ((end - start) * step) / 28;
      const clear = eye.height + z * here - heightAt(x * here, y * here);
      if (clear < 0) {
        hit = before + ((here - before) * above) / (above - clear);
        break;
      }
      before = here;
      above = clear;
    }
    for (let round = 0; round < 3; round++) hit += ((eye.height + z * hit - heightAt(x * hit, y * hit)) / -z) * 0.6;
    return clamp(hit, start, end);
  }

  return (px, py, light) => {
    const u = ((px - context.width / 2) / half) * open;
    const v = ((half - py) / half) * open;
    const unit = 1 / reach3(u, v, 1);
    const x = u * unit;
    const y = (cosine - v * sine) * unit;
    const z = (v * cosine + sine) * unit;
    if (z >= -0.00002) {
      sky(x, y, Math.max(0, z), light);
      return;
    }
    const distance = meet(x, y, z);
    const point = {
      x: x * distance,
      y: y * distance,
      height: distance < FAR ? eye.height + z * distance : 0,
      distance,
    };
    const footprint = ((distance * open) / half) * power(1 / Math.max(0.004, -z), 0.72);
    water.slope(point.x, point.y, footprint, slope);
    if (ripple) {
      ripple.slope(point.x, point.y, footprint, added);
      slope.x += added.x;
      slope.y += added.y;
      slope.variance += added.variance;
    }
    const sigma = Math.sqrt(slope.variance + ROUGHNESS);
    const turn = pixelRandom(seed, px, py);
    const shift = pixelRandom(seed + 1, px, py);
    let reflected = 0;
    for (let facet = 0; facet < FACETS; facet++) {
      const angle = TURN * ((facet * GOLDEN + turn) % 1);
      const off = Math.sqrt(-2 * Math.log(1 - ((facet + shift) / FACETS) * 0.98)) * sigma;
      const tiltX = -(slope.x + Math.cos(angle) * off);
      const tiltY = -(slope.y + Math.sin(angle) * off);
      const normal = 1 / reach3(tiltX, tiltY, 1);
      const facing = Math.max(0.02, -(x * tiltX + y * tiltY + z) * normal);
      const outX = x + 2 * facing * tiltX * normal;
      const outY = y + 2 * facing * tiltY * normal;
      const outZ = Math.min(1, Math.abs(z + 2 * facing * normal) + 0.004);
      // Schlick, "An Inexpensive BRDF Model" (1994): water mirrors 2 % straight down, all at a grazing look.
      const fresnel = 0.02 + 0.98 * raise(1 - Math.min(1, facing), 5);
      panorama.sample(
        (clamp(Math.atan2(outX, outY) / SIDE, -1, 1) * 0.5 + 0.5) * panorama.width,
        (1 - Math.sqrt(Math.asin(outZ) / QUARTER)) * panorama.height,
        mirrored,
      );
      shine(light, mirrored, fresnel / FACETS);
      reflected += fresnel / FACETS;
    }
    within.red = within.green = within.blue = 0;
    glow(point, within);
    shine(light, within, 1 - reflected);
    air.red = air.green = air.blue = 0;
    sea.air(x / reach(x, y), air);
    veil(light, air, 1 - Math.exp(-distance * sea.airDensity));
  };
}
