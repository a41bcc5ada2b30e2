import { type Complex, inverseTransform } from '../core/fourier.ts';
import { hashOf, pixelRandom } from '../core/random.ts';
import { power, reach, TURN } from '../core/scalar.ts';
import { finest, pyramid, type Slopes } from './slopes.ts';

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

/** The waves of one band over its square. */
interface Cascade {
  length: number;
  side: number;
  heights: Float32Array;
  /** From fine to coarse. */
  slopes: Slopes[];
}

const GRAVITY = 9.81;

/** Draws a band's waves: heights by inverse Fourier transform, and their slopes. */
export function cascade(wind: Wind, { length, from, to }: Band, index: number): Cascade {
  const { side } = wind;
  const step = TURN / length;
  const grid = { real: new Float64Array(side * side), imaginary: new Float64Array(side * side) };
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
  inverseTransformSquare(grid, side);
  const heights = Float32Array.from(grid.real);
  return { length, side, heights, slopes: pyramid(finest(heights, side, length)) };
}

/** Inverse Fourier transform of a square that stands row by row, in place and without scaling. `side` is a power of two. */
export function inverseTransformSquare(grid: Complex, side: number): void {
  for (let row = 0; row < side; row++) inverseTransform(grid, { start: row * side, stride: 1, length: side });
  for (let column = 0; column < side; column++) inverseTransform(grid, { start: column, stride: side, length: side });
}
