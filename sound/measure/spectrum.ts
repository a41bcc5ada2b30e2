import { RATE } from '../core/number.ts';
import type { Stereo } from '../core/stereo.ts';
import { powerSpectrum } from './fourier.ts';

/** Powers over time: a row a moment, a value a frequency, from 0 Hz in equal steps. */
export interface Spectrogram {
  rows: Float64Array[];
  /** Hz from one value to the next. */
  step: number;
  /** Seconds from one row to the next. */
  hop: number;
}

export const mono = ({ left, right }: Stereo): Float32Array =>
  left.map((value, index) => 0.5 * (value + (right[index] as number)));

/** @param size samples of a window, a power of two; Hann's */
export function spectrogramOf(signal: Float32Array, size: number, hop: number): Spectrogram {
  const window = Float64Array.from({ length: size }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size));
  const rows: Float64Array[] = [];
  for (let start = 0; start + size <= signal.length; start += hop)
    rows.push(powerSpectrum(window.map((weight, index) => weight * (signal[start + index] as number))));
  return { rows, step: RATE / size, hop: hop / RATE };
}

/** The mean of all rows. */
export function meanSpectrum({ rows }: Spectrogram): Float64Array {
  const mean = new Float64Array(rows[0]?.length ?? 0);
  for (const row of rows)
    for (let bin = 0; bin < mean.length; bin++) mean[bin] = (mean[bin] as number) + (row[bin] as number) / rows.length;
  return mean;
}

/** The centre of gravity of powers, in Hz; 0 where there are none. */
export function centroid(powers: Float64Array, step: number): number {
  let [sum, moment] = [0, 0];
  for (let bin = 1; bin < powers.length; bin++) {
    sum += powers[bin] as number;
    moment += (powers[bin] as number) * bin * step;
  }
  return sum > 0 ? moment / sum : 0;
}

/** How a spectrum's density falls, in dB an octave, by least squares over thirds of octaves between two frequencies. */
export function slope(powers: Float64Array, step: number, from: number, to: number): number {
  const points: [octave: number, decibels: number][] = [];
  for (let low = from; low < to; low *= 2 ** (1 / 3)) {
    const band = powers.slice(Math.ceil(low / step), Math.ceil((low * 2 ** (1 / 3)) / step));
    if (band.length > 0)
      points.push([Math.log2(low), 10 * Math.log10(band.reduce((sum, power) => sum + power, 1e-30) / band.length)]);
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, at]) => at))];
  const across = points.reduce((sum, [at, level]) => sum + (at - x) * (level - y), 0);
  return across / points.reduce((sum, [at]) => sum + (at - x) * (at - x), 0);
}
