import { StateFilter } from '../core/filter.ts';
import { cosine, gain, samples, sine } from '../core/number.ts';
import { Stereo } from '../core/stereo.ts';
import { gatedPower } from '../measure/loudness.ts';
import { limit } from './limiter.ts';

/** dBTP of a sound before it is encoded, which adds to peaks. */
export const CEILING = -1.8;
/** K-weighted power of 0 LUFS. */
const FULL = 1.172465304582296;

export interface Fades {
  /** Seconds. */
  in: number;
  out: number;
}

/** A sound without what lies below hearing, with its fades, at a loudness in LUFS and below −1 dBTP when it is encoded. */
export function master(raw: Stereo, loudness: number, fades: Fades): Stereo {
  const sound = raw.slice(0, raw.length);
  withoutRumble(sound);
  fade(sound, fades);
  toLoudness(sound, loudness);
  return sound;
}

/** Turned up or down and limited, twice: what the limiter took is given back. */
function toLoudness(sound: Stereo, loudness: number): void {
  for (let pass = 0; pass < 2; pass++) {
    const power = gatedPower(sound);
    if (power > 0) scale(sound, Math.sqrt((FULL * gain(2 * loudness)) / power));
    limit(sound, gain(CEILING));
  }
}

function scale(sound: Stereo, factor: number): void {
  for (const channel of sound.channels)
    for (let index = 0; index < channel.length; index++) channel[index] = (channel[index] as number) * factor;
}

function withoutRumble(sound: Stereo): void {
  for (const channel of sound.channels) {
    const filter = new StateFilter(24);
    for (let index = 0; index < channel.length; index++) channel[index] = filter.run(channel[index] as number).high;
  }
}

/** From silence and to silence, along a squared sine. */
function fade(sound: Stereo, fades: Fades): void {
  const from = Math.min(samples(fades.in), sound.length / 2);
  const to = Math.min(samples(fades.out), sound.length / 2);
  for (const channel of sound.channels)
    for (let index = 0; index < channel.length; index++) {
      const begin = index < from ? sine(index / from / 4) : 1;
      const left = channel.length - 1 - index;
      const end = left < to ? sine(left / to / 4) : 1;
      channel[index] = (channel[index] as number) * begin * begin * end * end;
    }
}

/** Seconds that a looped file repeats of its end before its beginning, and of its beginning after its end. */
export const LOOP_MARGIN = 0.25;

/** Where a piece lies in a track, and how long its end and its head lie over each other. Seconds. */
export interface Loop {
  from: number;
  seconds: number;
  across: number;
}

/**
 * A piece that may go round for ever: what follows its end is cross-faded into its head. The file holds a little of the round
 * before and after, so that a decoder that adds or drops some samples at the edges changes nothing between the marks.
 */
export function loopOf(raw: Stereo, loudness: number, { from, seconds, across }: Loop): Stereo {
  const clean = raw.slice(0, raw.length);
  withoutRumble(clean);
  const [start, length, fading] = [samples(from), samples(seconds), samples(across)];
  const round = clean.slice(start, start + length);
  for (const [channel, source] of [
    [round.left, clean.left],
    [round.right, clean.right],
  ] as const)
    for (let index = 0; index < fading; index++) {
      const share = index / fading / 4;
      channel[index] =
        (channel[index] as number) * sine(share) + (source[start + length + index] as number) * cosine(share);
    }
  // Three rounds are limited and the middle one is taken: there, the limiter has forgotten where it began.
  const rounds = new Stereo(3 * length);
  for (let turn = 0; turn < 3; turn++) rounds.mix(round, 1, turn * seconds);
  toLoudness(rounds, loudness);
  return rounds.slice(length - samples(LOOP_MARGIN), 2 * length + samples(LOOP_MARGIN));
}
