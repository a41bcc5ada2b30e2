import { decay, samples } from '../core/number.ts';
import type { Stereo } from '../core/stereo.ts';
import { peaksOf } from '../measure/true-peak.ts';

const AHEAD = samples(0.004);
const RELEASE = decay(0.9);

/**
 * Turns a sound down, both channels alike, just before and after it would peak above the ceiling, true peaks included.
 * @param ceiling the most that is left, where 1 is full scale
 */
export function limit(sound: Stereo, ceiling: number): void {
  const need = reduction(sound, ceiling);
  const level = average(smallest(need));
  for (const channel of sound.channels)
    for (let index = 0; index < channel.length; index++)
      channel[index] = (channel[index] as number) * (level[index] as number);
}

/** By how much each sample must be turned down, and how it comes back. */
function reduction(sound: Stereo, ceiling: number): Float64Array {
  const [left, right] = sound.channels.map((channel) => peaksOf(channel, ceiling)) as [Float32Array, Float32Array];
  const need = new Float64Array(sound.length).fill(1);
  let down = 0;
  for (let index = 0; index < need.length; index++) {
    const peak = Math.max(left[index] as number, right[index] as number);
    down = Math.max(down * RELEASE, peak > ceiling ? 1 - ceiling / peak : 0);
    need[index] = 1 - down;
  }
  return need;
}

/** The smallest within so many samples on both sides. */
function smallest(values: Float64Array): Float64Array {
  const out = new Float64Array(values.length);
  const queue = new Int32Array(values.length);
  let [head, tail, coming] = [0, 0, 0];
  for (let index = 0; index < out.length; index++) {
    for (; coming < Math.min(values.length, index + AHEAD + 1); coming++) {
      while (tail > head && (values[queue[tail - 1] as number] as number) >= (values[coming] as number)) tail--;
      queue[tail++] = coming;
    }
    while ((queue[head] as number) < index - AHEAD) head++;
    out[index] = values[queue[head] as number] as number;
  }
  return out;
}

/** The mean over as many samples on both sides: never above the value that was needed in the middle. */
function average(values: Float64Array): Float64Array {
  const out = new Float64Array(values.length);
  const at = (index: number) => values[Math.max(0, Math.min(values.length - 1, index))] as number;
  let sum = 0;
  for (let index = -AHEAD; index <= AHEAD; index++) sum += at(index);
  for (let index = 0; index < out.length; index++) {
    out[index] = sum / (2 * AHEAD + 1);
    sum += at(index + AHEAD + 1) - at(index - AHEAD);
  }
  return out;
}
