import { type Random, random } from '@roe/art/random';
import { mix } from '@roe/art/scalar';
import { cosine, logarithm } from './number.ts';

/** White noise between −1 and 1. */
function white(seed: string): () => number {
  const next = random(seed);
  return () => 2 * next() - 1;
}

/** Noise that falls by 3 dB an octave: Paul Kellet's three poles. */
export function pink(seed: string): () => number {
  const next = white(seed);
  let [slow, middle, fast] = [0, 0, 0];
  return () => {
    const value = next();
    slow = 0.99765 * slow + value * 0.099046;
    middle = 0.963 * middle + value * 0.2965164;
    fast = 0.57 * fast + value * 1.0526913;
    return (slow + middle + fast + value * 0.1848) * 0.22;
  };
}

/** Noise that falls by 6 dB an octave. */
export function brown(seed: string): () => number {
  const next = white(seed);
  let sum = 0;
  return () => {
    sum = sum * 0.9985 + next() * 0.045;
    return sum;
  };
}

/**
 * What slowly wanders between −1 and 1 and never comes back to the same path.
 * @param period seconds from one turn to the next, on average
 * @returns its value at a time in seconds; times may come in any order
 */
export function drift(seed: string, period: number): (time: number) => number {
  const next = random(seed);
  const points: number[] = [];
  const point = (index: number): number => {
    while (points.length <= index) points.push(2 * next() - 1);
    return points[index] as number;
  };
  return (time) => {
    const place = Math.max(0, time / period);
    const index = Math.floor(place);
    return mix(point(index), point(index + 1), (1 - cosine((place - index) / 2)) / 2);
  };
}

/** Seconds until the next of events that come by chance, so many a second. */
export const wait = (next: Random, rate: number): number => -logarithm(1 - next()) / rate;
