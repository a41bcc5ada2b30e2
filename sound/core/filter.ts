import { cosine, exponential, RATE, sine } from './number.ts';

/** Zavalishin's state-variable filter: stays stable while its frequency moves. */
export class StateFilter {
  low = 0;
  band = 0;
  high = 0;
  private first = 0;
  private second = 0;
  private slope = 0;
  private damping = 1;

  constructor(frequency = 1000, quality = Math.SQRT1_2) {
    this.tune(frequency, quality);
  }

  /** @param frequency in Hz, at most 21 600 */
  tune(frequency: number, quality: number): void {
    const turns = Math.min(frequency / RATE, 0.45) / 2;
    this.slope = sine(turns) / cosine(turns);
    this.damping = 1 / quality;
  }

  /** Takes one sample; the three outputs are then of it. `band` has the gain 1 at the frequency. */
  run(value: number): this {
    const { slope, damping } = this;
    this.high = (value - (slope + damping) * this.first - this.second) / (1 + slope * (slope + damping));
    const rise = slope * this.high;
    const band = rise + this.first;
    this.first = band + rise;
    const fall = slope * band;
    this.low = fall + this.second;
    this.second = this.low + fall;
    this.band = band * damping;
    return this;
  }
}

/** A filter of one pole: 6 dB an octave. */
export class OnePole {
  private value = 0;
  private share: number;

  /** @param frequency in Hz */
  constructor(frequency: number) {
    this.share = shareAt(frequency);
  }

  tune(frequency: number): void {
    this.share = shareAt(frequency);
  }

  low(value: number): number {
    this.value += this.share * (value - this.value);
    return this.value;
  }

  high(value: number): number {
    return value - this.low(value);
  }
}

const shareAt = (frequency: number): number => 1 - exponential((-2 * Math.PI * frequency) / RATE);
