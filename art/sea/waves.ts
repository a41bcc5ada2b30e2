import { clamp } from '../core/scalar.ts';
import { cascade, type Wind } from './cascade.ts';
import type { Slopes } from './slopes.ts';
import { linear, splined } from './tile.ts';

export interface Slope {
  x: number;
  y: number;
  variance: number;
}

export interface Waves {
  /** Height in metres at a place in metres. */
  height(x: number, y: number): number;
  /** Slope over a footprint of this many metres. */
  slope(x: number, y: number, footprint: number, slope: Slope): void;
}

/**
 * A sea under wind: random waves with the spectrum of Pierson and Moskowitz (1964), made by inverse Fourier transform in bands
 * that tile (Tessendorf, "Simulating Ocean Water", 2001). Slopes lost to coarse sampling become roughness
 * (Olano and Baker, "LEAN Mapping", 2010), so the sea glitters far away instead of flickering.
 */
export function waves(wind: Wind): Waves {
  const cascades = wind.bands.map((band, index) => cascade(wind, band, index));
  return {
    height(x, y) {
      let sum = 0;
      for (const { length, side, heights } of cascades)
        sum += linear(heights, side, (x / length) * side, (y / length) * side);
      return sum;
    },
    slope(x, y, footprint, slope) {
      slope.x = 0;
      slope.y = 0;
      slope.variance = 0;
      for (const { length, side, slopes } of cascades) {
        const level = clamp(Math.log2(Math.max(1e-6, (footprint * side) / length)), 0, slopes.length - 1.001);
        const finer = Math.floor(level);
        addSlope(slopes[finer] as Slopes, finer, length, x, y, 1 - (level - finer), slope);
        addSlope(slopes[finer + 1] as Slopes, finer + 1, length, x, y, level - finer, slope);
      }
    },
  };
}

function addSlope(at: Slopes, level: number, length: number, x: number, y: number, share: number, slope: Slope): void {
  if (share < 1e-3) return;
  const column = (x / length) * at.side - 0.5;
  const row = (y / length) * at.side - 0.5;
  const read = level < 3 && at.side > 4 ? splined : linear;
  slope.x += share * read(at.x, at.side, column, row);
  slope.y += share * read(at.y, at.side, column, row);
  slope.variance += share * linear(at.variance, at.side, column, row);
}
