import { random } from '@roe/art/random';
import { clamp } from '@roe/art/scalar';
import { wait } from '../core/noise.ts';
import { cosine, exponential, power, RATE, samples, sine } from '../core/number.ts';
import type { Stereo } from '../core/stereo.ts';

export interface BubbleField {
  seed: string;
  /** Bubbles a second at a time in seconds. */
  rate: (time: number) => number;
  /** The most that `rate` gives. */
  most: number;
  /** Radii in millimetres, and how much rarer large ones are: the exponent of their number. */
  smallest: number;
  largest: number;
  rarity: number;
  /** How far a bubble rises while it sounds: the share of bubbles whose pitch rises. */
  rising: number;
  level: number;
  /** Where they are, from −1, left, to 1, right, around a place that may move. */
  width: number;
  place?: (time: number) => number;
}

/**
 * Bubbles, which are what one hears of water (Minnaert, 1933): each rings at 3.26 m/s over its radius, fades as van den Doel gives it
 * (ACM Trans. Applied Perception 2, 2005) and rises in pitch where it comes near the surface. No two are the same, and none comes again.
 */
export function bubbles(into: Stereo, field: BubbleField): void {
  const next = random(field.seed);
  for (let time = wait(next, field.most); time < into.seconds; time += wait(next, field.most)) {
    const isThere = next() * field.most < field.rate(time);
    const radius = radiusBetween(field, next()) / 1000;
    const strength = power(next(), 1.6);
    const isRising = next() < field.rising;
    const depth = next();
    const pan = (field.place?.(time) ?? 0) + field.width * (2 * next() - 1);
    if (isThere) addBubble(into, time, radius, field.level * strength, isRising ? 0.1 * depth : 0, pan);
  }
}

/** By the inverse of a power law's distribution. */
function radiusBetween({ smallest, largest, rarity }: BubbleField, chance: number): number {
  const exponent = 1 - rarity;
  const [low, high] = [power(smallest, exponent), power(largest, exponent)];
  return power(low + (high - low) * chance, 1 / exponent);
}

function addBubble(into: Stereo, time: number, radius: number, level: number, rise: number, pan: number): void {
  const frequency = Math.min(3.26 / radius, 17_000);
  const damping = 0.13 / radius + 0.0072 / power(radius, 1.5);
  const start = samples(time);
  const length = Math.min(samples(Math.min(7 / damping, 0.4)), into.length - start);
  const shrink = exponential(-damping / RATE);
  const side = clamp(pan, -1, 1);
  const loud = level * Math.sqrt(radius * 1000);
  let [left, right] = [loud * cosine((side + 1) / 8), loud * sine((side + 1) / 8)];
  let [x, y] = [1, 0];
  let [turnX, turnY] = [cosine(frequency / RATE), sine(frequency / RATE)];
  for (let index = 0; index < length; index++) {
    const [nowX, nowY] = [x * turnX - y * turnY, x * turnY + y * turnX];
    [x, y] = [nowX, nowY];
    left *= shrink;
    right *= shrink;
    into.left[start + index] = (into.left[start + index] as number) + y * left;
    into.right[start + index] = (into.right[start + index] as number) + y * right;
    if (rise > 0 && index % 32 === 31) {
      const now = Math.min((frequency * (1 + (rise * damping * index) / RATE)) / RATE, 0.4);
      [turnX, turnY] = [cosine(now), sine(now)];
    }
  }
}
