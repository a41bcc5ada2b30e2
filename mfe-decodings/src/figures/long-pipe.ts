import { type Place, path } from '@roe/shared/drawing';
import type { Moved } from './moved.ts';

/** Seconds that the figure shows, and between two steps of the sum. */
const SECONDS = 60;
const STEP = 0.05;
/** What the tap can give at most, where 0 is cold and 1 is right. */
const HOTTEST = 2;

/**
 * What is felt in the shower, second by second: at each moment the hand turns the tap by a part of what is missing now, and the water that
 * it feels left the tap some seconds ago. 0 is cold, 1 is right.
 * @param delay of the pipe, seconds
 * @param haste part of what is missing that the hand makes up each second
 */
export function feltIn(delay: number, haste: number): number[] {
  const late = Math.round(delay / STEP);
  const set = [0];
  for (let step = 0; step < SECONDS / STEP; step++) {
    const felt = set[step - late] ?? 0;
    set.push(Math.min(HOTTEST, Math.max(0, (set[step] as number) + haste * (1 - felt) * STEP)));
  }
  return set.map((_, step) => set[step - late] ?? 0);
}

export const [LEFT, RIGHT] = [52, 348];
export const heightAt = (warmth: number): number => 210 - 82 * warmth;
export const xAt = (seconds: number): number => LEFT + ((RIGHT - LEFT) * seconds) / SECONDS;

export const curveOf = (felt: readonly number[]): string =>
  path(felt.map((warmth, step): Place => [xAt(step * STEP), heightAt(warmth)]).filter((_, step) => step % 12 === 0));

/** What came of it: below 1/e the sum of delay and haste goes straight home, above π/2 its swing grows. */
const outcomeOf = (gain: number): string => {
  if (gain <= 1 / Math.E) return 'comes home, and stays';
  return gain < Math.PI / 2 ? 'overshoots, then settles' : 'swings on, and does not settle';
};

/** @param values seconds that the water is on its way, and what the hand makes up in a second, per cent of what is missing */
export function longPipe([delay = 5, haste = 25]: readonly number[]): Moved {
  return {
    parts: {
      felt: { d: curveOf(feltIn(delay, haste / 100)) },
      outcome: { text: outcomeOf((delay * haste) / 100) },
    },
    says: [delay === 1 ? '1 second' : `${delay} seconds`, `${haste} % a second`],
  };
}
