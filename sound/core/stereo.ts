import { cosine, RATE, samples, sine } from './number.ts';

/** Two channels of equal length, 48 000 numbers a second; 1 is full scale. */
export class Stereo {
  readonly length: number;
  readonly left: Float32Array;
  readonly right: Float32Array;

  constructor(length: number, channels = [new Float32Array(length), new Float32Array(length)] as const) {
    this.length = length;
    [this.left, this.right] = channels;
  }

  static ofSeconds = (seconds: number): Stereo => new Stereo(samples(seconds));

  get seconds(): number {
    return this.length / RATE;
  }

  /** Of `most` seconds that begin at a time, those that lie before the end: what nobody hears is not made. */
  within(at: number, most: number): number {
    return Math.max(0, Math.min(most, this.seconds - at));
  }

  get channels(): [Float32Array, Float32Array] {
    return [this.left, this.right];
  }

  /** Adds one channel at a time in seconds, with constant power between −1, left, and 1, right. What lies outside is left out. */
  add(mono: Float32Array, at: number, level: number, pan = 0): void {
    const toLeft = level * cosine((pan + 1) / 8);
    const toRight = level * sine((pan + 1) / 8);
    const start = samples(at);
    const end = Math.min(mono.length, this.length - start);
    const { left, right } = this;
    for (let index = Math.max(0, -start); index < end; index++) {
      const value = mono[index] as number;
      left[start + index] = (left[start + index] as number) + value * toLeft;
      right[start + index] = (right[start + index] as number) + value * toRight;
    }
  }

  /** Adds another one at a time in seconds. */
  mix(other: Stereo, level: number, at = 0): void {
    const start = samples(at);
    const end = Math.min(other.length, this.length - start);
    for (const [mine, others] of [
      [this.left, other.left],
      [this.right, other.right],
    ] as const)
      for (let index = Math.max(0, -start); index < end; index++)
        mine[start + index] = (mine[start + index] as number) + (others[index] as number) * level;
  }

  /** Gives each channel a share of the other one: what comes from far reaches both ears. */
  narrow(share: number): this {
    for (let index = 0; index < this.length; index++) {
      const [left, right] = [this.left[index] as number, this.right[index] as number];
      this.left[index] = left + share * right;
      this.right[index] = right + share * left;
    }
    return this;
  }

  /** A copy of what lies between two samples. */
  slice(start: number, end: number): Stereo {
    return new Stereo(end - start, [this.left.slice(start, end), this.right.slice(start, end)]);
  }
}
