import { random } from '@roe/art/random';
import { StateFilter } from '../core/filter.ts';
import { cosine, power, sine } from '../core/number.ts';
import { Stereo } from '../core/stereo.ts';

export interface BodySpec {
  seed: string;
  /** Of the lowest resonance, the air in the gourd, in Hz. */
  air: number;
  /** Resonances of wood and gourd above it. */
  count: number;
  /** How much of the sound is theirs, 0..1. */
  share: number;
}

/** What a gourd and a board make of the force on a bridge: few strong resonances below, many weak ones above, each from its side. */
export function throughBody(force: Float32Array, { seed, air, count, share }: BodySpec): Stereo {
  const next = random(seed);
  const out = new Stereo(force.length);
  for (const channel of out.channels)
    for (let index = 0; index < force.length; index++) channel[index] = (1 - share) * (force[index] as number);
  for (let mode = 0; mode < count; mode++) {
    const filter = new StateFilter(air * power(28, (mode + 0.7 * next()) / count), 5 + 9 * next());
    const pan = mode === 0 ? 0 : 2 * next() - 1;
    const level = (share * 2.6 * (next() < 0.5 ? 1 : -1)) / Math.sqrt(mode + 1);
    const [toLeft, toRight] = [level * cosine((pan + 1) / 8), level * sine((pan + 1) / 8)];
    for (let index = 0; index < force.length; index++) {
      const value = filter.run(force[index] as number).band;
      out.left[index] = (out.left[index] as number) + value * toLeft;
      out.right[index] = (out.right[index] as number) + value * toRight;
    }
  }
  return out;
}

/** What air and wood carry of a force on a bridge: from 60 Hz to 6 kHz. */
export function radiated(force: Float32Array): Float32Array {
  const [floor, roof] = [new StateFilter(60), new StateFilter(6000)];
  return force.map((value) => roof.run(floor.run(value).high).low);
}
