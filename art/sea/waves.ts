import { hashOf, pixelRandom } from '../core/random.ts';
import { clamp, power, reach, TURN } from '../core/scalar.ts';
import { inverseTransform } from './fourier.ts';
import { linear, splined } from './tile.ts';

/** A square of sea that repeats, in metres, and the wave numbers (radians per metre) that it carries. */
interface Band {
  length: number;
  from: number;
  to: number;
}

export interface Wind {
  seed: string;
  /** Metres per second. */
  speed: number;
  /** Where the waves run to, radians from the x axis. */
  direction: number;
  /** The higher, the less the waves stray from that direction. */
  focus: number;
  /** Factor on all heights. */
  height: number;
  bands: readonly Band[];
  /** Samples along each side of a band's square: a power of two. */
  side: number;
}

/** Slopes of the surface at one resolution: their mean, and the variance that coarser sampling has lost. */
interface Slopes {
  side: number;
  x: Float32Array;
  y: Float32Array;
  variance: Float32Array;
}

interface Cascade {
  length: number;
  side: number;
  heights: Float32Array;
  /** From fine to coarse. */
  slopes: Slopes[];
}

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

const GRAVITY = 9.81;

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

function cascade(wind: Wind, { length, from, to }: Band, index: number): Cascade {
  const { side } = wind;
  const step = TURN / length;
  const grid = { side, real: new Float64Array(side * side), imaginary: new Float64Array(side * side) };
  const peak = (0.9 * GRAVITY) / (wind.speed * wind.speed);
  const windX = Math.cos(wind.direction);
  const windY = Math.sin(wind.direction);
  const seed = hashOf(`${wind.seed}/${index}`);
  const half = side / 2;
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const wholeX = column < half ? column : column - side;
      const wholeY = row < half ? row : row - side;
      const k = reach(wholeX, wholeY) * step;
      if (k < from || k >= to || k === 0) continue;
      const along = ((wholeX * windX + wholeY * windY) * step) / k;
      const spectrum =
        (Math.exp((-1.25 * peak * peak) / (k * k)) / (k * k * k * k)) *
        power(0.5 + 0.5 * along, wind.focus) *
        Math.exp(-0.00012 * k * k);
      const amplitude = wind.height * Math.sqrt(spectrum) * step;
      // Drawn by wave, not in a row: a finer grid shows the same sea.
      const radius = Math.sqrt(-2 * Math.log(1 - pixelRandom(seed, wholeX, wholeY)));
      const angle = TURN * pixelRandom(seed + 1, wholeX, wholeY);
      grid.real[row * side + column] = amplitude * radius * Math.cos(angle);
      grid.imaginary[row * side + column] = amplitude * radius * Math.sin(angle);
    }
  inverseTransform(grid);
  const heights = Float32Array.from(grid.real);
  return { length, side, heights, slopes: pyramid(finest(heights, side, length)) };
}

/** Slopes by central differences. */
function finest(heights: Float32Array, side: number, length: number): Slopes {
  const x = new Float32Array(side * side);
  const y = new Float32Array(side * side);
  const last = side - 1;
  const scale = side / (2 * length);
  const at = (column: number, row: number) => heights[(row & last) * side + (column & last)] as number;
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      x[row * side + column] = (at(column + 1, row) - at(column - 1, row)) * scale;
      y[row * side + column] = (at(column, row + 1) - at(column, row - 1)) * scale;
    }
  return { side, x, y, variance: new Float32Array(side * side) };
}

function pyramid(finest: Slopes): Slopes[] {
  const levels = [finest];
  for (let last = finest; last.side > 1; levels.push(last)) last = coarser(last);
  return levels;
}

function coarser({ side, x, y, variance }: Slopes): Slopes {
  const half = side >> 1;
  const result = {
    side: half,
    x: new Float32Array(half * half),
    y: new Float32Array(half * half),
    variance: new Float32Array(half * half),
  };
  for (let row = 0; row < half; row++)
    for (let column = 0; column < half; column++) {
      let meanX = 0;
      let meanY = 0;
      let squares = 0;
      let kept = 0;
      for (let part = 0; part < 4; part++) {
        const from = (2 * row + (part >> 1)) * side + 2 * column + (part & 1);
        const slopeX = x[from] as number;
        const slopeY = y[from] as number;
        meanX += slopeX / 4;
        meanY += slopeY / 4;
        squares += (slopeX * slopeX + slopeY * slopeY) / 4;
        kept += (variance[from] as number) / 4;
      }
      const to = row * half + column;
      result.x[to] = meanX;
      result.y[to] = meanY;
      result.variance[to] = kept + 0.5 * (squares - meanX * meanX - meanY * meanY);
    }
  return result;
}
