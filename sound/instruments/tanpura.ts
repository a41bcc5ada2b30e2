import { random } from '@roe/art/random';
import { Stereo } from '../core/stereo.ts';
import { radiated, throughBody } from './body.ts';
import { type Pluck, soundingString } from './string.ts';

export interface TanpuraSpec {
  seed: string;
  /** Sa, the tone of the two middle strings, in Hz. */
  sa: number;
  /** What the first string is tuned to, as a part of Sa: 3/4 is the Pa below, 2/3 the Ma. */
  first: number;
  /** Seconds of a round over all four strings. */
  round: number;
  /** Seconds of the first pluck. */
  from: number;
}

/** When each string is plucked in a round: the deep Sa at its end is left to ring. */
const BEATS = [0, 0.21, 0.4, 0.59];
const SIDES = [-0.35, -0.12, 0.12, 0.35];

/** A tanpura: four strings, plucked round and round by a hand that is never quite the same. Its loudest is about 1. */
export function tanpura({ seed, sa, first, round, from }: TanpuraSpec, seconds: number): Stereo {
  const next = random(seed);
  const strings = new Stereo(Math.round(seconds * 48_000));
  for (const [index, ratio] of [first, 1, 1.0009, 0.5].entries()) {
    const plucks: Pluck[] = [];
    for (let start = from; start < seconds; start += round)
      plucks.push({
        at: start + round * ((BEATS[index] as number) + 0.014 * (next() - 0.5)),
        force: (index === 3 ? 0.9 : 0.75) + 0.25 * next(),
        place: 0.4 + 0.08 * next(),
        finger: 0.028 + 0.014 * next(),
      });
    const frequency = sa * ratio;
    const spec = { frequency, stiffness: 0.00003, edge: 0.0052, rise: -0.004 * next(), ring: 19, loss: 0.36 };
    const force = soundingString(spec, plucks, seconds);
    strings.add(radiated(force), 0, 14, SIDES[index]);
  }
  const bridge = strings.left.map((value, index) => value + (strings.right[index] as number));
  const whole = throughBody(bridge, { seed: `${seed}/body`, air: 118, count: 14, share: 0.55 });
  whole.mix(strings, 1.6);
  return whole;
}
