import { RATE, samples } from '../core/number.ts';
import type { Stereo } from '../core/stereo.ts';

/** Samples on both sides of a seam whose steps are ordinary ones. */
const AROUND = samples(0.05);

/**
 * How large the step from the end of a round to its beginning is, in parts of the largest step nearby: above 1 it may be heard as a click.
 * @param start seconds at which the round begins
 * @param seconds of one round
 */
export function seam(sound: Stereo, start: number, seconds: number): number {
  const head = samples(start);
  const end = head + samples(seconds);
  return Math.max(
    ...sound.channels.map(
      (channel) =>
        Math.abs((channel[head] as number) - (channel[end - 1] as number)) /
        Math.max(largestStep(channel, head, head + AROUND), largestStep(channel, end - AROUND, end)),
    ),
  );
}

/** Seconds at both ends of a file that decoders may shorten. */
const EDGE = 0.1;
/** Samples from one place that is tried to the next: whole parts of a second in decimals. */
const TRIED = 6;

/**
 * Seconds at which a round begins best: where, of all forms of a loop, the one with the largest step has the smallest.
 * @param seconds of one round; the files hold more of it on both sides
 */
export function smoothestStart(forms: readonly Stereo[], seconds: number): number {
  const shortest = Math.min(...forms.map(({ length }) => length));
  const last = shortest - samples(seconds) - samples(EDGE);
  let best = { start: 0, step: Number.POSITIVE_INFINITY };
  for (let place = samples(EDGE); place <= last; place += TRIED) {
    const start = place / RATE;
    const step = Math.max(...forms.map((form) => seam(form, start, seconds)));
    if (step < best.step) best = { start, step };
  }
  return best.start;
}

/** The largest difference of two samples that follow each other between two places, in parts of full scale. */
export function largestStep(channel: Float32Array, from: number, to: number): number {
  let step = 0;
  for (let index = from + 1; index < to; index++)
    step = Math.max(step, Math.abs((channel[index] as number) - (channel[index - 1] as number)));
  return step;
}
