import type { Random } from '../core/random.ts';
import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';

/** Chooses a variant by chance that the seed fixes, and gives back what paints it. */
export type Figure = (random: Random, palette: Palette) => (pen: Pen) => void;

/** One of a list, by chance. */
export const pick = <const List extends readonly [unknown, ...unknown[]]>(random: Random, items: List): List[number] =>
  items[Math.floor(random() * items.length)];
