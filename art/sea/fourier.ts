import { TURN } from '../core/scalar.ts';

/** Complex numbers on a square grid, row by row. `side` is a power of two. */
export interface Grid {
  side: number;
  real: Float64Array;
  imaginary: Float64Array;
}

/** Inverse Fourier transform of a square, in place and without scaling (Cooley and Tukey, 1965). */
export function inverseTransform(grid: Grid): void {
  const { side } = grid;
  for (let row = 0; row < side; row++) transformLine(grid, row * side, 1);
  for (let column = 0; column < side; column++) transformLine(grid, column, side);
}

function transformLine({ side, real, imaginary }: Grid, start: number, stride: number): void {
  for (let index = 1, mirrored = 0; index < side; index++) {
    let bit = side >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (index < mirrored) {
      swap(real, start + index * stride, start + mirrored * stride);
      swap(imaginary, start + index * stride, start + mirrored * stride);
    }
  }
  for (let length = 2; length <= side; length <<= 1) {
    const half = length / 2;
    for (let step = 0; step < half; step++) {
      const cosine = Math.cos((TURN * step) / length);
      const sine = Math.sin((TURN * step) / length);
      for (let index = step; index < side; index += length) {
        const upper = start + index * stride;
        const lower = upper + half * stride;
        const re = real[lower] as number;
        const im = imaginary[lower] as number;
        const turnedRe = re * cosine - im * sine;
        const turnedIm = re * sine + im * cosine;
        real[lower] = (real[upper] as number) - turnedRe;
        imaginary[lower] = (imaginary[upper] as number) - turnedIm;
        real[upper] = (real[upper] as number) + turnedRe;
        imaginary[upper] = (imaginary[upper] as number) + turnedIm;
      }
    }
  }
}

function swap(values: Float64Array, a: number, b: number): void {
  const held = values[a] as number;
  values[a] = values[b] as number;
  values[b] = held;
}
