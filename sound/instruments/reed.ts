import { random } from '@roe/art/random';
import { clamp } from '@roe/art/scalar';
import { drift } from '../core/noise.ts';
import { exponential, power, RATE, samples, sine } from '../core/number.ts';

export interface ReedSpec {
  seed: string;
  /** In Hz. */
  frequency: number;
  /** The bellows' pressure at a time in seconds, 0..1: loudness, brightness and a little pitch follow it. */
  pressure: (time: number) => number;
  /** How fast its partials fall: 1 is a reed in the open. */
  dark?: number;
}

const SIZE = 4096;
const STEP = 48;

/**
 * A free reed, as in harmonium and śruti box: a periodic wave, since the tongue repeats itself exactly while the wind is steady. More
 * wind gives more and higher partials; the tongue then swings a little flat.
 */
export function reed({ seed, frequency, pressure, dark = 1 }: ReedSpec, seconds: number): Float32Array {
  const next = random(seed);
  const phases = Array.from({ length: 64 }, () => 0.16 * next());
  const soft = wave(frequency, 1.75 * dark, phases);
  const full = wave(frequency, 0.95 * dark, phases);
  const wander = drift(`${seed}/pitch`, 2.7);
  const shiver = drift(`${seed}/wind`, 0.23);
  const out = new Float32Array(samples(seconds));
  let phase = next();
  let wind = 0;
  let step = 0;
  let target = 0;
  for (let index = 0; index < out.length; index++) {
    if (index % STEP === 0) {
      const time = index / RATE;
      target = pressure(time) * (1 + 0.025 * shiver(time));
      step = (frequency * (1 - 0.0012 * target + 0.0004 * wander(time))) / RATE;
    }
    wind += (target - wind) / STEP;
    phase += step;
    if (phase >= 1) phase -= 1;
    const place = phase * SIZE;
    const whole = Math.floor(place);
    const part = place - whole;
    const share = clamp(wind);
    const low = (soft[whole] as number) * (1 - share) + (full[whole] as number) * share;
    const high = (soft[whole + 1] as number) * (1 - share) + (full[whole + 1] as number) * share;
    out[index] = wind * (low + (high - low) * part);
  }
  return out;
}

/** One period, and its first sample again: partials up to 9 kHz, each with the power that the slope leaves it. */
function wave(frequency: number, slope: number, phases: readonly number[]): Float64Array {
  const out = new Float64Array(SIZE + 1);
  const count = Math.min(phases.length, Math.floor(9000 / frequency));
  let power2 = 0;
  for (let n = 1; n <= count; n++) {
    const kilo = (n * frequency) / 1000;
    const level = power(n, -slope) * exponential(-0.22 * kilo) * (n === 1 ? 0.8 : 1);
    power2 += level * level;
    for (let index = 0; index <= SIZE; index++)
      out[index] = (out[index] as number) + level * sine((n * index) / SIZE + (phases[n - 1] as number));
  }
  const norm = 0.4 / Math.sqrt(power2);
  for (let index = 0; index <= SIZE; index++) out[index] = (out[index] as number) * norm;
  return out;
}
