import { TURN } from './scalar.ts';

/** Complex numbers, their two parts side by side. */
export interface Complex {
  real: Float64Array;
  imaginary: Float64Array;
}

/** Where the numbers of a line stand: `length` of them, a power of two, the first at `start`, each `stride` after the last. */
interface Line {
  start: number;
  stride: number;
  length: number;
}

/**
 * Inverse Fourier transform of a line, in place and without scaling (Cooley and Tukey, 1965). With its two parts exchanged it is
 * the forward one.
 */
export function inverseTransform({ real, imaginary }: Complex, { start, stride, length }: Line): void {
  for (let index = 1, mirrored = 0; index < length; index++) {
    let bit = length >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (index < mirrored) {
      swap(real, start + index * stride, start + mirrored * stride);
      swap(imaginary, start + index * stride, start + mirrored * stride);
    }
  }
  for (let size = 2; size <= length; size <<= 1) {
    const half = size / 2;
    for (let step = 0; step < half; step++) {
      const cosine = Math.cos((TURN * step) / size);
      const sine = Math.sin((TURN * step) / size);
      for (let index = step; index < length; index += size) {
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
