import { type Place, path } from '@roe/shared/drawing';
import type { Moved } from './moved.ts';

/** Ends of the string on the sheet. */
export const [FROM, TO] = [104, 300];
/** Height of the string in which it swings in so many pieces, and of the plucked string above them. */
export const heightOf = (pieces: number): number => 104 + 46 * (pieces - 1);
export const PLUCKED = 44;
export const PIECES = [1, 2, 3, 4, 5];
const SWING = 17;

/**
 * How strongly a pluck sets the wave of so many pieces going: where the wave stands still, not at all (Young's law).
 * @param part where the string is plucked, 0..1 of its length
 * @returns 0..1; that higher waves are weaker anyhow is left out
 */
export const strengthOf = (pieces: number, part: number): number => Math.abs(Math.sin(pieces * Math.PI * part));

const STEPS = 40;
const x = (part: number): number => FROM + (TO - FROM) * part;

/** Both ends of a swing. */
function loops(pieces: number, strength: number): string {
  const side = (sign: number): Place[] =>
    Array.from(
      { length: STEPS + 1 },
      (_, index): Place => [
        x(index / STEPS),
        heightOf(pieces) + sign * SWING * strength * Math.sin((pieces * Math.PI * index) / STEPS),
      ],
    );
  return strength < 0.01
    ? path([
        [FROM, heightOf(pieces)],
        [TO, heightOf(pieces)],
      ])
    : path(side(1)) + path(side(-1));
}

const NAMED: Record<number, string> = { 30: 'in the middle', 20: 'at a third', 15: 'at a quarter', 12: 'at a fifth' };

/** @param values where the string is plucked, in sixtieths of its length */
export function forbiddenNote([place = 30]: readonly number[]): Moved {
  const part = place / 60;
  const missing = PIECES.filter((pieces) => strengthOf(pieces, part) < 0.01);
  return {
    parts: {
      plucked: {
        d: path([
          [FROM, PLUCKED],
          [x(part), PLUCKED - 20],
          [TO, PLUCKED],
        ]),
      },
      place: {
        d: path([
          [x(part), PLUCKED - 20],
          [x(part), heightOf(5) + SWING],
        ]),
      },
      ...Object.fromEntries(PIECES.map((pieces) => [`wave${pieces}`, { d: loops(pieces, strengthOf(pieces, part)) }])),
      ...Object.fromEntries(
        PIECES.map((pieces) => [`note${pieces}`, { 'fill-opacity': missing.includes(pieces) ? 0.35 : 1 }]),
      ),
    },
    says: [NAMED[place] ?? `${Math.round(part * 100)} per cent of the way along`],
  };
}
