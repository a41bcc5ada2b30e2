import type { Complex } from '@roe/art/fourier';
import { RATE } from '../core/number.ts';
import { inverse, transform } from './fourier.ts';

/** Below 3 kHz is enough to tell sounds apart, and takes an eighth of the numbers. */
const PART = 8;
const STRETCH = (2 * RATE) / PART;
const APART = (5 * RATE) / PART;
const EVERY = (23 * RATE) / PART;

/**
 * How like a sound ever is to itself: the largest normalised correlation of a stretch of two seconds, taken every 23 seconds, with
 * any place at least five seconds from it. 1 is a stretch that comes again; noise of two seconds stays below a tenth.
 */
export function repetition(whole: Float32Array): number {
  const signal = thinned(whole);
  let size = 1;
  while (size < signal.length + STRETCH) size *= 2;
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  real.set(signal);
  transform({ real, imaginary });
  const powers = runningPower(signal);
  let most = 0;
  for (let start = 0; start + STRETCH <= signal.length; start += EVERY)
    most = Math.max(most, likest(signal, start, { real, imaginary }, powers));
  return most;
}

function thinned(signal: Float32Array): Float32Array {
  const out = new Float32Array(Math.floor(signal.length / PART));
  for (let index = 0; index < out.length; index++)
    for (let part = 0; part < PART; part++)
      out[index] = (out[index] as number) + (signal[index * PART + part] as number) / PART;
  return out;
}

/** Cross-correlation by transforms: the spectrum of the whole times the conjugate one of the stretch. */
function likest(signal: Float32Array, start: number, whole: Complex, powers: Float64Array): number {
  const size = whole.real.length;
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  real.set(signal.subarray(start, start + STRETCH));
  transform({ real, imaginary });
  for (let bin = 0; bin < size; bin++) {
    const [x, y] = [real[bin] as number, imaginary[bin] as number];
    const [u, v] = [whole.real[bin] as number, whole.imaginary[bin] as number];
    real[bin] = u * x + v * y;
    imaginary[bin] = v * x - u * y;
  }
  inverse({ real, imaginary });
  const mine = powers[start] as number;
  let most = 0;
  for (let place = 0; place + STRETCH <= signal.length; place++) {
    if (Math.abs(place - start) < APART) continue;
    const other = powers[place] as number;
    if (other < mine * 0.01) continue;
    most = Math.max(most, (real[place] as number) / size / Math.sqrt(mine * other));
  }
  return most;
}

/** Power of the two seconds from each sample on. */
function runningPower(signal: Float32Array): Float64Array {
  const powers = new Float64Array(Math.max(0, signal.length - STRETCH + 1));
  let sum = 1e-12;
  for (let index = 0; index < signal.length; index++) {
    sum += (signal[index] as number) * (signal[index] as number);
    if (index >= STRETCH) sum -= (signal[index - STRETCH] as number) * (signal[index - STRETCH] as number);
    if (index >= STRETCH - 1) powers[index - STRETCH + 1] = sum;
  }
  return powers;
}
