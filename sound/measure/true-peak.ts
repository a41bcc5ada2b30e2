import { cosine, sine } from '../core/number.ts';
import type { Stereo } from '../core/stereo.ts';

const REACH = 12;
const TAPS = 2 * REACH;

/** Interpolators for one, two and three quarters between two samples: a sinc under Blackman's window. */
const quarters = [0.25, 0.5, 0.75].map((part) => {
  const taps = Float64Array.from({ length: TAPS }, (_, tap) => {
    const from = tap - REACH + 1 - part;
    const window = 0.42 + 0.5 * cosine(from / TAPS) + 0.08 * cosine((2 * from) / TAPS);
    return (window * sine(from / 2)) / (Math.PI * from);
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
});

/**
 * The largest of what a channel reaches at each sample and at three places before the next: four times the rate, as BS.1770-4 asks.
 * @param above what is of no interest: where both samples are below half of it, nothing is looked for between them
 */
export function peaksOf(channel: Float32Array, above: number): Float32Array {
  const peaks = new Float32Array(channel.length);
  const last = channel.length - 1;
  for (let index = 0; index <= last; index++) {
    let peak = Math.abs(channel[index] as number);
    const next = index < last ? Math.abs(channel[index + 1] as number) : 0;
    peaks[index] = peak;
    if (peak < above / 2 && next < above / 2) continue;
    for (const taps of quarters) {
      let sum = 0;
      for (let tap = 0; tap < TAPS; tap++) {
        const place = index + tap - REACH + 1;
        if (place >= 0 && place <= last) sum += (taps[tap] as number) * (channel[place] as number);
      }
      const value = sum < 0 ? -sum : sum;
      if (value > peak) peak = value;
    }
    peaks[index] = peak;
  }
  return peaks;
}

/** True peak of a sound, in dBTP. */
export function truePeak(sound: Stereo): number {
  let peak = 0;
  for (const channel of sound.channels) {
    for (const value of channel) peak = Math.max(peak, Math.abs(value));
    for (const value of peaksOf(channel, peak)) if (value > peak) peak = value;
  }
  return 20 * Math.log10(peak);
}
