import type { Light } from '../core/light.ts';
import type { LightBuffer } from '../core/light-buffer.ts';
import type { Context, Pass } from '../core/scene.ts';
import type { Wind } from './cascade.ts';
import { QUARTER, SIDE } from './mirror.ts';
import { waterKernel } from './water.ts';
import type { Slope } from './waves.ts';

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
      kernel: (context) => waterKernel(sea, context),
      paint: (context, buffer) => paintSky(sea, context, buffer),
    },
  ];
}

function paintSky(sea: Sea, context: Context, buffer: LightBuffer): void {
  const half = context.height / 2;
  const { pitch, fieldOfView } = sea.eye;
  sea.visibleStars(context, buffer, half + (Math.tan(pitch) * half) / Math.tan(fieldOfView / 2));
}
