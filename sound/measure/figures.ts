import { samples } from '../core/number.ts';
import type { Stereo } from '../core/stereo.ts';
import { loudness, loudnessRange } from './loudness.ts';
import { repetition } from './repetition.ts';
import { largestStep } from './seam.ts';
import { centroid, meanSpectrum, mono, slope, spectrogramOf } from './spectrum.ts';
import { truePeak } from './true-peak.ts';

/** What is measured of a whole track. */
export interface Figures {
  /** LUFS, LU, dBTP. */
  loudness: number;
  range: number;
  truePeak: number;
  /** Peak over mean power, in dB. */
  crest: number;
  /** Of the two channels, −1..1: 1 is mono, 0 has nothing in common. */
  correlation: number;
  /** Hz. */
  centroid: number;
  /** dB an octave, from 200 Hz to 8 kHz. */
  slope: number;
  /** The likest that two stretches of two seconds are, at least five seconds apart: 1 is the same sound again. */
  repetition: number;
  /** The largest step between two samples, in parts of full scale. */
  step: number;
  /** dBFS of the loudest sample in the first and the last five milliseconds; −180 where all are zero. */
  edges: number;
}

export function figuresOf(sound: Stereo): Figures {
  const signal = mono(sound);
  const spectrum = spectrogramOf(signal, 8192, 16_384);
  const mean = meanSpectrum(spectrum);
  const [left, right] = [sound.left, sound.right];
  const power = (product(left, left) + product(right, right)) / (2 * sound.length);
  const peak = Math.max(largest(left, 0, left.length), largest(right, 0, right.length));
  return {
    loudness: loudness(sound),
    range: loudnessRange(sound),
    truePeak: truePeak(sound),
    crest: 20 * Math.log10(peak) - 10 * Math.log10(power),
    correlation: product(left, right) / Math.sqrt(product(left, left) * product(right, right)),
    centroid: centroid(mean, spectrum.step),
    slope: slope(mean, spectrum.step, 200, 8000),
    repetition: repetition(signal),
    step: Math.max(...sound.channels.map((channel) => largestStep(channel, 0, channel.length))),
    edges: edges(sound),
  };
}

/** As `Figures` has them. */
export function edges({ channels, length }: Stereo): number {
  const edge = samples(0.005);
  const peaks = channels.flatMap((channel) => [largest(channel, 0, edge), largest(channel, length - edge, length)]);
  return 20 * Math.log10(Math.max(1e-9, ...peaks));
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] as number) * (other[index] as number);
  return sum;
}

function largest(channel: Float32Array, start: number, end: number): number {
  let peak = 0;
  for (let index = start; index < end; index++) peak = Math.max(peak, Math.abs(channel[index] as number));
  return peak;
}
