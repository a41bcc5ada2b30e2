import { TURN } from './scalar.ts';

/** Gives the next number of a sequence, 0 ≤ n < 1. */
export type Random = () => number;

/** Whole number (32 bit) that stands for a text: FNV-1a with a final mixing. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return scramble(hash);
}

/** A repeatable sequence: Tommy Ettinger's mulberry32 (period 2³²). */
export function random(seed: number | string): Random {
  let state = (typeof seed === 'string' ? hashOf(seed) : seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number of the normal distribution, mean 0, variance 1 (Box and Muller, 1958). */
export const gaussian = (next: Random): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(TURN * next());

/** A number 0 ≤ n < 1 that belongs to a pixel: whoever renders it, whenever, it is the same. */
export function pixelRandom(seed: number, x: number, y: number): number {
  const column = Math.imul(Math.floor(x * 8) + 1, 0x9e3779b1);
  const row = Math.imul(Math.floor(y * 8) + 1, 0x85ebca6b);
  return scramble(scramble(seed ^ column) ^ row) / 4294967296;
}

/** Chris Wellons' lowbias32: every bit of the input moves every bit of the output. */
function scramble(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
