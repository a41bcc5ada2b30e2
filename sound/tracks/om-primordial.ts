import { smooth } from '@roe/art/scalar';
import { StateFilter } from '../core/filter.ts';
import { power, RATE } from '../core/number.ts';
import { inRoom, ROOMS } from '../core/room.ts';
import { Stereo } from '../core/stereo.ts';
import { strike } from '../instruments/metal.ts';
import { BOWL } from '../instruments/metals.ts';
import { reed } from '../instruments/reed.ts';
import { tanpura } from '../instruments/tanpura.ts';
import type { Line, Track } from '../track.ts';

/** The tone that Om is often sung on, in Hz. */
const SA = 136.1;
const BREATH = 14;
const FIRST = 3;
const BREATHS = 13;
/** When the lid moves from a to u and from u to m, and the wind ends, in seconds of a breath. */
const U = 3.4;
const M = 6.2;
const END = 10.4;

/** Om as a śruti box can say it: thirteen breaths, in which the lid opens to a, narrows to u and closes to a hummed m. */
export const omPrimordial: Track = {
  id: 'om-primordial',
  seconds: FIRST + BREATHS * BREATH + 7,
  loudness: -18,
  fades: { in: 2, out: 7 },
  compose(seconds) {
    const box = new Stereo(Math.round(seconds * RATE));
    for (const [ratio, level, side, every] of [
      [0.5, 0.75, 0.1, 1],
      [1, 1, -0.4, 1],
      [1, 0.9, 0.4, 1],
      [1.5, 0.4, -0.6, 3],
      [2, 0.34, 0.6, 2],
    ] as const) {
      const frequency = SA * ratio * (1 + side * 0.0016);
      box.add(reed({ seed: `om/${ratio}/${side}`, frequency, pressure: windOf(every) }, seconds), 0, level, side);
    }
    underLid(box);
    const drone = tanpura({ seed: 'om/tanpura', sa: SA, first: 0.75, round: 5.6, from: 0.4 }, seconds);
    const bowls = new Stereo(box.length);
    for (let breath = 0; breath < BREATHS; breath += 3) {
      const at = FIRST + breath * BREATH - 0.4;
      const bowl = { seed: `om/bowl/${breath}`, partials: BOWL, ring: 34, beat: 0.62, contact: 1.1 };
      const frequency = breath % 2 === 0 ? SA : SA * 1.5;
      bowls.mix(strike({ ...bowl, frequency, seconds: bowls.within(at, 30) }), 0.42, at);
    }
    const all = inRoom(box, ROOMS.temple, 'om/room', 0.34, 0.8);
    all.mix(inRoom(bowls, ROOMS.cave, 'om/cave', 0.24, 0.8), 0.8);
    all.mix(inRoom(drone, ROOMS.chamber, 'om/chamber', 0.16, 0.9), 1.9);
    return all;
  },
  words: () =>
    Array.from({ length: BREATHS }, (_, breath): Line => {
      const at = FIRST + breath * BREATH;
      return {
        at,
        until: at + END + 1,
        devanagari: 'ॐ',
        iast: 'oṃ',
        syllables: [
          { at, iast: 'a' },
          { at: at + U, iast: 'u' },
          { at: at + M, iast: 'm' },
        ],
      };
    }),
};

const inBreath = (time: number): number => (time - FIRST + BREATH) % BREATH;
const breathAt = (time: number): number => Math.floor((time - FIRST) / BREATH);

/** Wind of the bellows for reeds that sound in every so-manieth breath. */
const windOf = (every: number) => (time: number) => {
  const breath = breathAt(time);
  if (breath < 0 || breath >= BREATHS || breath % every !== 0) return 0;
  const since = inBreath(time);
  const body = smooth(0, 1.9, since) * (1 - 0.5 * smooth(U, M + 1, since));
  return body * (1 - smooth(M + 1.2, END + 1, since)) * (0.9 + 0.1 * smooth(0, BREATHS, breath));
};

/** The lid over the reeds: open at a, half closed at u, closed at m. */
function underLid(box: Stereo): void {
  for (const channel of box.channels) {
    const [first, second] = [new StateFilter(), new StateFilter()];
    for (let index = 0; index < channel.length; index++) {
      if (index % 64 === 0) {
        const since = inBreath(index / RATE);
        const open =
          smooth(0, 1.4, since) * (1 - 0.62 * smooth(U - 1, U + 1.2, since)) * (1 - smooth(M - 1.2, M + 1.4, since));
        const frequency = 330 * power(15, open);
        first.tune(frequency, 0.9);
        second.tune(frequency * 1.6, 0.6);
      }
      channel[index] = second.run(first.run(channel[index] as number).low).low;
    }
  }
}
