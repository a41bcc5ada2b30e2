import { figures } from './book-cover-figures.ts';
import type { Chance, Drawing } from './book-cover-shapes.ts';

/**
 * The drawing on a cover: one of six figures, in one of many forms, over a sky of its own. The same seed gives the same drawing
 * anywhere. `stars` is path data in the cover's own units, 200 wide and 300 high, each star a line without length; `cloud` is the
 * middle of a cloud of light there.
 */
export function coverDrawing(seed: string): Drawing & { stars: string; cloud: { x: number; y: number } } {
  const next = numbers(seed);
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const choose: Chance['choose'] = <Value>(from: readonly Value[]) => from[between(0, from.length - 1)] as Value;
  const { bright, faint } = choose(figures)({ choose, between });
  return {
    bright,
    faint,
    stars: Array.from({ length: 28 }, () => `M${between(18, 194)} ${between(6, 294)}h0`).join(''),
    cloud: { x: between(40, 180), y: between(30, 120) },
  };
}

/** Numbers from 0 up to 1 that look random and follow from the seed alone: FNV-1a, then mulberry32. */
function numbers(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
