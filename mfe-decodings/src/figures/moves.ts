import { forbiddenNote } from './forbidden-note.ts';
import { longPipe } from './long-pipe.ts';
import type { Move } from './moved.ts';
import { powderAndLight } from './powder-and-light.ts';
import { thresholdLine } from './threshold-line.ts';
import { whosePresent } from './whose-present.ts';

/** The figures that answer to a hand, by their ids. */
export const moves: Record<string, Move> = {
  'forbidden-note': forbiddenNote,
  'long-pipe': longPipe,
  'powder-and-light': powderAndLight,
  'threshold-line': thresholdLine,
  'whose-present': whosePresent,
};
