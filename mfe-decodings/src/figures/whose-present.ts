import { type Place, path } from '@roe/shared/drawing';
import type { Moved } from './moved.ts';

/** Metres a second. */
const LIGHT = 299_792_458;
/** Light years from here to the Andromeda galaxy. */
const DISTANCE = 2.5e6;
const DAYS_A_YEAR = 365.25;

/**
 * By how many days a walker's "now" in Andromeda lies after that of somebody who stands: v·d/c².
 * @param speed towards it, kilometres an hour
 */
export const daysLater = (speed: number): number => (speed / 3.6 / LIGHT) * DISTANCE * DAYS_A_YEAR;

export const HERE: Place = [46, 160];
export const THERE = 268;
/** Units of the figure. */
export const DAY = 15;

/** @param values the walker's speed, kilometres an hour, below 0 away from Andromeda */
export function whosePresent([speed = 0]: readonly number[]): Moved {
  const days = daysLater(speed);
  const end: Place = [THERE, HERE[1] - days * DAY];
  const side = days < 0 ? 1 : -1;
  const when = days === 0 ? 'the same' : `${Math.abs(days).toFixed(1)} days ${days < 0 ? 'earlier' : 'later'}`;
  return {
    parts: {
      his: { d: path([HERE, end]) },
      between: { d: path([HERE, end, [THERE, HERE[1]]], true) },
      instant: {
        d: path([
          [THERE - 5, end[1]],
          [THERE + 5, end[1]],
        ]),
      },
      when: { y: end[1] + (side < 0 ? -10 : 21), text: `his now: ${when}` },
      hers: { y: HERE[1] + (side < 0 ? 21 : -10) },
    },
    says: [speed === 0 ? 'standing' : `${Math.abs(speed)} km/h ${speed < 0 ? 'away from it' : 'towards it'}`],
  };
}
