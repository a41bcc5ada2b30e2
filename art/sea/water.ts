import { darkness, shine, veil } from '../core/light.ts';
import { power, reach, reach3 } from '../core/scalar.ts';
import type { Context, Kernel } from '../core/scene.ts';
import { FAR, meetingWith } from './meeting.ts';
import { mirrorOf } from './mirror.ts';
import type { Sea } from './sea.ts';
import { waves } from './waves.ts';

/** The sea as the eye sees it: the sky above the horizon, below it the water's mirror and what shines from within, then the air. */
export function waterKernel(sea: Sea, context: Context): Kernel {
  const { eye, ripple } = sea;
  const sky = sea.sky(context);
  const side = context.height < 200 ? 128 : context.height < 1000 ? 256 : 512;
  const water = waves({ ...sea.wind, seed: `${context.seed}/waves`, side });
  const mirror = mirrorOf(context.earlier('panorama'), `${context.seed}/facets`);
  const glow = sea.glow(context);
  const half = context.height / 2;
  const open = Math.tan(eye.fieldOfView / 2);
  const cosine = Math.cos(eye.pitch);
  const sine = Math.sin(eye.pitch);
  const slope = { x: 0, y: 0, variance: 0 };
  const added = { x: 0, y: 0, variance: 0 };
  const within = darkness();
  const air = darkness();
  const heightAt = (x: number, y: number) => water.height(x, y) + (ripple?.height(x, y) ?? 0);
  const meet = meetingWith(sea, heightAt);

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
    const reflected = mirror(px, py, { x, y, z }, slope, light);
    within.red = within.green = within.blue = 0;
    glow(point, within);
    shine(light, within, 1 - reflected);
    air.red = air.green = air.blue = 0;
    sea.air(x / reach(x, y), air);
    veil(light, air, 1 - Math.exp(-distance * sea.airDensity));
  };
}
