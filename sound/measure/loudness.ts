import { RATE } from '../core/number.ts';
import type { Stereo } from '../core/stereo.ts';

const HOP = RATE / 10;
/** Of −70 LUFS: quieter blocks count for nothing. */
const ABSOLUTE_GATE = 1.17246530458e-7;

/** Loudness of a power, in LUFS. */
export const lufs = (power: number): number => -0.691 + 10 * Math.log10(power);

/**
 * K-weighted power of all channels in windows that begin every tenth of a second.
 * @param tenths length of a window: 4 is a momentary value, 30 a short-term one
 */
export function windowPowers(sound: Stereo, tenths: number): Float64Array {
  const hops = new Float64Array(Math.floor(sound.length / HOP));
  for (const channel of sound.channels) {
    const weighted = weighting();
    for (let hop = 0; hop < hops.length; hop++)
      hops[hop] = (hops[hop] as number) + weighted(channel, hop * HOP, (hop + 1) * HOP) / HOP;
  }
  const windows = new Float64Array(Math.max(0, hops.length - tenths + 1));
  for (let window = 0; window < windows.length; window++) {
    let sum = 0;
    for (let hop = window; hop < window + tenths; hop++) sum += hops[hop] as number;
    windows[window] = sum / tenths;
  }
  return windows;
}

/** Power of the whole after both gates of BS.1770-4: −70 LUFS, then 10 LU below what is left. 0 where all is silent. */
export function gatedPower(sound: Stereo): number {
  const audible = windowPowers(sound, 4).filter((power) => power > ABSOLUTE_GATE);
  const gate = mean(audible) / 10;
  return mean(audible.filter((power) => power > gate));
}

/** Integrated loudness of a programme, in LUFS. */
export const loudness = (sound: Stereo): number => lufs(gatedPower(sound));

/** Loudness range of EBU Tech 3342, in LU: between the 10th and the 95th of hundred short-term values, gated at −20 LU. */
export function loudnessRange(sound: Stereo): number {
  const audible = windowPowers(sound, 30).filter((power) => power > ABSOLUTE_GATE);
  const gate = mean(audible) / 100;
  const values = audible.filter((power) => power > gate).sort();
  const at = (share: number) => lufs(values[Math.round((values.length - 1) * share)] ?? 1);
  return at(0.95) - at(0.1);
}

function mean(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/**
 * The two filters of BS.1770-4, Annex 1, for 48 kHz: a shelf for the head, and a high-pass. What it returns gives the sum of squares
 * of the next samples of one channel.
 */
function weighting(): (channel: Float32Array, from: number, to: number) => number {
  let [shelf1, shelf2, high1, high2] = [0, 0, 0, 0];
  return (channel, from, to) => {
    let sum = 0;
    for (let index = from; index < to; index++) {
      const value = channel[index] as number;
      const head = 1.53512485958697 * value + shelf1;
      shelf1 = -2.69169618940638 * value + 1.69065929318241 * head + shelf2;
      shelf2 = 1.19839281085285 * value - 0.73248077421585 * head;
      const out = head + high1;
      high1 = -2 * head + 1.99004745483398 * out + high2;
      high2 = head - 0.99007225036621 * out;
      sum += out * out;
    }
    return sum;
  };
}
