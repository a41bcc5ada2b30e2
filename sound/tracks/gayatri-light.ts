import { random } from '@roe/art/random';
import { RATE } from '../core/number.ts';
import { inRoom, ROOMS } from '../core/room.ts';
import { Stereo } from '../core/stereo.ts';
import { radiated, throughBody } from '../instruments/body.ts';
import { strike } from '../instruments/metal.ts';
import { BOWL } from '../instruments/metals.ts';
import { type Pluck, soundingString } from '../instruments/string.ts';
import { tanpura } from '../instruments/tanpura.ts';
import type { Line, Track } from '../track.ts';
import { gayatri, type Syllable } from './gayatri-text.ts';

const SA = 146.83;
/** Seconds of a short syllable; a long one has two. */
const BEAT = 0.46;
const PAUSE = 1.9;
const FIRST = 8;
const ROUNDS = 5;

/** Cents of the three tones of recitation: raised, not raised, and sounded. */
const TONES = { udatta: 0, anudatta: -200, svarita: 100 } as const;

interface TimedSyllable extends Syllable {
  at: number;
}

const lineSeconds = (line: readonly Syllable[]): number =>
  line.reduce((sum, { beats }) => sum + beats * BEAT, 0) + PAUSE;
const ROUND = gayatri.reduce((sum, { syllables }) => sum + lineSeconds(syllables), 0) + 2.2;

/** All lines of all rounds, with the time at which each syllable is plucked. */
function recitation(): { at: number; line: (typeof gayatri)[number]; timed: TimedSyllable[] }[] {
  return Array.from({ length: ROUNDS }, (_, round) => round).flatMap((round) => {
    let at = FIRST + round * ROUND;
    return gayatri.map((line) => {
      const start = at;
      const timed = line.syllables.map((syllable) => {
        const now = { ...syllable, at };
        at += syllable.beats * BEAT;
        return now;
      });
      at += PAUSE;
      return { at: start, line, timed };
    });
  });
}

/** The verse to Savitṛ, recited by a vīṇā: a pluck a syllable, long and short as the metre has them, on the three tones of the accent. */
export const gayatriLight: Track = {
  id: 'gayatri-light',
  seconds: Math.ceil(FIRST + ROUNDS * ROUND + 13),
  loudness: -18,
  fades: { in: 2, out: 7 },
  compose(seconds) {
    const high = inRoom(
      vina('gayatri/vina', SA, () => true, seconds),
      ROOMS.chamber,
      'gayatri/chamber',
      0.2,
      0.9,
    );
    const deep = inRoom(
      vina('gayatri/deep', SA / 2, (round) => round >= 2, seconds),
      ROOMS.chamber,
      'gayatri/deep',
      0.24,
    );
    const drone = tanpura({ seed: 'gayatri/tanpura', sa: SA, first: 0.75, round: 5.2, from: 0.5 }, seconds);
    const bowls = new Stereo(high.length);
    for (let round = 0; round <= ROUNDS; round++) {
      const at = FIRST + round * ROUND - 1.4;
      const bowl = { seed: `gayatri/bowl/${round}`, partials: BOWL, ring: 26, beat: 0.8, contact: 0.9 };
      const frequency = SA * (round % 2 === 0 ? 2 : 1.5);
      bowls.mix(strike({ ...bowl, frequency, seconds: bowls.within(at, 24) }), 0.2, at);
    }
    const all = new Stereo(high.length);
    all.mix(high, 1);
    all.mix(deep, 0.55);
    all.mix(inRoom(drone, ROOMS.chamber, 'gayatri/drone', 0.16), 0.34);
    all.mix(inRoom(bowls, ROOMS.temple, 'gayatri/temple', 0.3, 0.7), 1);
    return all;
  },
  words: () =>
    recitation().map(
      ({ at, line: { devanagari, iast }, timed }): Line => ({
        at,
        until: (timed.at(-1)?.at ?? at) + 2 * BEAT,
        devanagari,
        iast,
        syllables: timed.map(({ at, iast }) => ({ at, iast })),
      }),
    ),
};

/** One vīṇā, in the rounds in which it plays. */
function vina(seed: string, frequency: number, isIn: (round: number) => boolean, seconds: number): Stereo {
  const next = random(seed);
  const plucks = recitation()
    .filter(({ at }) => isIn(Math.floor((at - FIRST + 0.01) / ROUND)))
    .flatMap(({ timed }) => timed.map((syllable) => pluckOf(syllable, next())));
  const string = { frequency, stiffness: 0.00005, edge: 0.0034, rise: -0.012, ring: 8, loss: 0.8 };
  const force = radiated(soundingString(string, plucks, seconds));
  const out = throughBody(force, { seed: `${seed}/body`, air: 165, count: 14, share: 0.5 });
  const whole = new Stereo(Math.round(seconds * RATE));
  whole.mix(out, 26);
  return whole;
}

function pluckOf({ at, tone, beats }: TimedSyllable, chance: number): Pluck {
  const cents = TONES[tone];
  return {
    at: at - 0.012,
    force: 0.7 + 0.12 * beats + 0.12 * chance,
    place: 0.15 + 0.04 * chance,
    finger: 0.012,
    // The sounded tone is reached from below: the finger draws the string aside.
    glide: { from: tone === 'svarita' ? 0 : cents, to: cents, seconds: 0.14 },
  };
}
