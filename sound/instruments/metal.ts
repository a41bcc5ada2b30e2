import { random } from '@roe/art/random';
import { cosine, decay, power, RATE, samples, sine } from '../core/number.ts';
import { Stereo } from '../core/stereo.ts';
import type { Partial } from './metals.ts';

interface Stroke {
  seed: string;
  partials: readonly Partial[];
  /** Of the first partial, in Hz. */
  frequency: number;
  /** Seconds in which the first partial falls by 60 dB. */
  ring: number;
  /** Hz between the two of the first pair. */
  beat: number;
  /** Seconds that are rendered. */
  seconds: number;
}

/** Milliseconds that the mallet lies on the metal: felt 3, leather 1, wood a half. */
export interface Strike extends Stroke {
  contact: number;
}

/** Seconds until a bowl that is rubbed sings in full, and until it is let go. */
export interface Rub extends Stroke {
  rise: number;
  until: number;
}

const SILENCE = 1e-5;

/**
 * A bowl or bell that is struck. Each partial is a pair of modes of nearly one frequency, which stand across each other around the
 * rim; a listener's two ears stand elsewhere on that circle, so that the beats come and go between left and right.
 */
export function strike(stroke: Strike): Stereo {
  const next = random(stroke.seed);
  const out = Stereo.ofSeconds(stroke.seconds);
  const [hit, place] = [next(), next()];
  for (const partial of stroke.partials) {
    const at = stroke.frequency * partial.ratio;
    if (at > 16_000) continue;
    const level = partial.level * softness(at, stroke.contact / 1000);
    const ring = stroke.ring / power(partial.ratio, 0.85);
    const beat = stroke.beat * partial.split * (0.85 + 0.3 * next());
    for (const side of [0, 1]) {
      const turn = partial.meridians * hit + side / 4;
      addMode(out, {
        frequency: at + (side - 0.5) * beat,
        phase: 0,
        level: level * (0.35 + 0.65 * Math.abs(cosine(turn))),
        toEars: toEars(partial.meridians * place, side),
        envelope: strikeEnvelope(ring, stroke.contact / 1000),
      });
    }
  }
  return out;
}

/** A bowl that is rubbed along its rim: the pattern turns with the stick, so that it beats four times a turn. */
export function rub(stroke: Rub): Stereo {
  const next = random(stroke.seed);
  const out = Stereo.ofSeconds(stroke.seconds);
  const place = next();
  for (const [order, partial] of stroke.partials.slice(0, 3).entries()) {
    const beat = stroke.beat * partial.meridians * 0.5;
    for (const side of [0, 1])
      addMode(out, {
        frequency: stroke.frequency * partial.ratio + (side - 0.5) * beat,
        phase: next(),
        level: (order === 0 ? 1 : 0.06 / order) * (side ? 0.62 : 1),
        toEars: toEars(partial.meridians * place, side),
        envelope: rubEnvelope(stroke.ring / power(partial.ratio, 0.85), stroke.rise, stroke.until),
      });
  }
  return out;
}

/** How a mode that stands at an angle around the rim reaches both ears: a fifth of its circle apart, and neither ever silent. */
const toEars = (angle: number, side: number): [number, number] => [
  0.25 + 0.75 * cosine(angle + side / 4),
  0.25 + 0.75 * cosine(angle + 0.2 + side / 4),
];

interface Mode {
  frequency: number;
  phase: number;
  level: number;
  toEars: [number, number];
  /** Next value of how loud it is, sample by sample. */
  envelope: () => number;
}

function addMode({ left, right, length }: Stereo, { frequency, phase, level, toEars, envelope }: Mode): void {
  const [turnX, turnY] = [cosine(frequency / RATE), sine(frequency / RATE)];
  let [x, y] = [cosine(phase), sine(phase)];
  const [toLeft, toRight] = [level * toEars[0], level * toEars[1]];
  for (let index = 0; index < length; index++) {
    const loud = envelope();
    if (loud < SILENCE && index > RATE) return;
    left[index] = (left[index] as number) + y * loud * toLeft;
    right[index] = (right[index] as number) + y * loud * toRight;
    [x, y] = [x * turnX - y * turnY, x * turnY + y * turnX];
  }
}

/** How much of a half sine of force that lasts so long is left at a frequency. */
function softness(frequency: number, contact: number): number {
  const cycles = frequency * contact;
  const below = 1 - 4 * cycles * cycles;
  return Math.abs(below) < 0.01 ? 0.785 : Math.abs(cosine(cycles / 2) / below);
}

function strikeEnvelope(ring: number, contact: number): () => number {
  const shrink = decay(ring);
  const rise = Math.max(24, samples(contact));
  let value = 1;
  let index = 0;
  return () => {
    value *= shrink;
    index++;
    return index < rise ? value * 0.5 * (1 - cosine(index / rise / 2)) : value;
  };
}

function rubEnvelope(ring: number, rise: number, until: number): () => number {
  const shrink = decay(ring);
  const grow = 1 - decay(rise * 3);
  const end = samples(until);
  let value = 0;
  let index = 0;
  return () => {
    value = index++ < end ? value + grow * (1 - value) : value * shrink;
    return value * value * (3 - 2 * value);
  };
}
