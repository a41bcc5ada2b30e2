import { random } from '@roe/art/random';
import { OnePole } from './filter.ts';
import { gain, RATE, samples } from './number.ts';
import { Stereo } from './stereo.ts';

export interface Room {
  /** Seconds in which low and high tones fall by 60 dB; the border is at 3 kHz. */
  low: number;
  high: number;
  /** Length of the mean free path, in metres: a chamber has 4, a cave 20. */
  size: number;
  /** Seconds before the first reflection. */
  before: number;
}

export const ROOMS = {
  chamber: { low: 1.6, high: 0.9, size: 6, before: 0.008 },
  temple: { low: 3.8, high: 1.8, size: 13, before: 0.018 },
  cave: { low: 6.5, high: 2.6, size: 19, before: 0.026 },
  space: { low: 10, high: 4.2, size: 23, before: 0.04 },
  valley: { low: 4.5, high: 0.5, size: 23, before: 0.06 },
} as const satisfies Record<string, Room>;

const LINES = 16;
const SPREADERS = [0.0047, 0.0036, 0.0127, 0.0093];

/**
 * What a room answers: a network of sixteen delays that feed each other through a Householder matrix (Jot and Chaigne, 1991), with
 * losses by frequency, after four all-pass delays a channel that make the beginning dense. The dry sound is not in it.
 */
export function reverberation(dry: Stereo, room: Room, seed: string): Stereo {
  const next = random(seed);
  const lines = Array.from({ length: LINES }, (_, line) => new Line(room, (line + 0.2 + 0.6 * next()) / LINES));
  const wet = new Stereo(dry.length);
  const spread = [0, 1].map(() => SPREADERS.map((seconds) => new Spreader(seconds * (0.85 + 0.3 * next()))));
  const before = samples(room.before);
  const values = new Float64Array(LINES);
  for (let index = 0; index < dry.length; index++) {
    let left = index < before ? 0 : (dry.left[index - before] as number);
    let right = index < before ? 0 : (dry.right[index - before] as number);
    for (const spreader of spread[0] as Spreader[]) left = spreader.run(left);
    for (const spreader of spread[1] as Spreader[]) right = spreader.run(right);
    let sum = 0;
    for (let line = 0; line < LINES; line++) {
      const value = (lines[line] as Line).read();
      values[line] = value;
      sum += value;
    }
    let toLeft = 0;
    let toRight = 0;
    for (let line = 0; line < LINES; line++) {
      const value = values[line] as number;
      (lines[line] as Line).write(value - (2 / LINES) * sum + (line & 1 ? right : left));
      if (line & 1) toRight += line & 2 ? value : -value;
      else toLeft += line & 2 ? value : -value;
    }
    wet.left[index] = 0.5 * (toLeft * 0.94 + toRight * 0.34);
    wet.right[index] = 0.5 * (toRight * 0.94 + toLeft * 0.34);
  }
  return wet;
}

/** One delay: its loss is what its length takes from a tone that should fall by 60 dB in the room's time. */
class Line {
  private readonly buffer: Float32Array;
  private readonly loss: number;
  private readonly dark = new OnePole(3000);
  private readonly share: number;
  private place = 0;

  constructor(room: Room, place: number) {
    const seconds = (room.size / 343) * (0.55 + 1.2 * place);
    this.buffer = new Float32Array(samples(seconds) | 1);
    this.loss = gain((-60 * this.buffer.length) / RATE / room.low);
    this.share = gain((-60 * this.buffer.length) / RATE / room.high) / this.loss;
  }

  read(): number {
    const value = this.buffer[this.place] as number;
    const low = this.dark.low(value);
    return this.loss * (low + this.share * (value - low));
  }

  write(value: number): void {
    this.buffer[this.place] = value;
    this.place = this.place + 1 === this.buffer.length ? 0 : this.place + 1;
  }
}

/** Schroeder's all-pass: smears a click, and leaves the spectrum as it is. */
class Spreader {
  private readonly buffer: Float32Array;
  private place = 0;

  constructor(seconds: number) {
    this.buffer = new Float32Array(samples(seconds) | 1);
  }

  run(value: number): number {
    const late = this.buffer[this.place] as number;
    const into = value + 0.6 * late;
    this.buffer[this.place] = into;
    this.place = this.place + 1 === this.buffer.length ? 0 : this.place + 1;
    return late - 0.6 * into;
  }
}

/** A sound in its room. */
export function inRoom(dry: Stereo, room: Room, seed: string, wet: number, direct = 1): Stereo {
  const made = reverberation(dry, room, seed);
  const whole = new Stereo(dry.length);
  whole.mix(dry, direct);
  whole.mix(made, wet);
  return whole;
}
