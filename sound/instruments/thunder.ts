import { random } from '@roe/art/random';
import { smooth } from '@roe/art/scalar';
import { cosine, exponential, power, RATE, samples, sine } from '../core/number.ts';
import { Stereo } from '../core/stereo.ts';

export interface ThunderSpec {
  seed: string;
  /** To the foot of the channel, in metres. */
  distance: number;
  /** Its length, mostly level above the clouds' base, in metres. */
  channel: number;
}

const SPEED = 340;
const STEP = 9;

/**
 * A thunder: each piece of a crooked channel of lightning sends one N-shaped wave, which arrives when its distance says (Few, 1969;
 * Ribner and Roy, J. Acoust. Soc. Am. 72, 1982, 1911). What air and ground take grows with the distance, so a far one only rolls.
 * The first wave arrives at 0.
 */
export function thunder({ seed, distance, channel }: ThunderSpec): Stereo {
  const next = random(seed);
  const waves: { far: number; side: number; strength: number }[] = [];
  let [x, y, z] = [distance, 0, 150];
  let [turn, climb] = [next() - 0.5, 0.2];
  for (let length = 0; length < channel; length += STEP) {
    turn = 0.96 * turn + 0.3 * (next() - 0.5);
    climb = 0.93 * climb + 0.05 * (next() - 0.46);
    x += STEP * cosine(turn);
    y += STEP * sine(turn);
    z = Math.max(80, z + STEP * 4 * climb);
    waves.push({
      far: Math.sqrt(x * x + y * y + z * z),
      side: y / Math.abs(x),
      strength: (0.3 + 1.4 * next() * next()) * exponential((-1.9 * length) / channel),
    });
  }
  const nearest = Math.min(...waves.map(({ far }) => far));
  const farthest = Math.max(...waves.map(({ far }) => far));
  const out = Stereo.ofSeconds((farthest - nearest) / SPEED + 1);
  for (const { far, side, strength } of waves) {
    // The wave lengthens as it goes: 5 ms whole at its birth, more than twice that after some kilometres.
    const half = samples(0.0026 * power(far / 300, 0.35));
    const start = samples((far - nearest) / SPEED);
    // The first to come have gone the longest way close to the ground, which takes most of them.
    const soft = smooth(-0.25, 0.9, (far - nearest) / SPEED / (distance / 4000));
    const pan = Math.max(-0.9, Math.min(0.9, 1.4 * side));
    const level = (soft * strength * nearest) / far / Math.sqrt(RATE / STEP / SPEED);
    for (let index = 0; index < 2 * half && start + index < out.length; index++) {
      const value = level * (1 - index / half) * smooth(0, 0.2, index / half) * 2;
      out.left[start + index] = (out.left[start + index] as number) + value * cosine((pan + 1) / 8);
      out.right[start + index] = (out.right[start + index] as number) + value * sine((pan + 1) / 8);
    }
  }
  return out;
}
