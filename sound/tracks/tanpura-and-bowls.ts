import { random } from '@roe/art/random';
import { RATE } from '../core/number.ts';
import { inRoom, ROOMS } from '../core/room.ts';
import { Stereo } from '../core/stereo.ts';
import { rub, strike } from '../instruments/metal.ts';
import { BOWL } from '../instruments/metals.ts';
import { tanpura } from '../instruments/tanpura.ts';
import type { Track } from '../track.ts';

const SA = 130.81;
const ROUND = 5.4;
const SCALE = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2];

/** A tanpura, round and round, and bowls on notes of its scale, struck, or rubbed until they sing. */
export const tanpuraAndBowls: Track = {
  id: 'tanpura-and-bowls',
  seconds: 192,
  loudness: -18,
  fades: { in: 2.5, out: 8 },
  loop: { from: 16.2 + ROUND, seconds: 8 * ROUND, across: 3.5 },
  compose(seconds) {
    const drone = tanpura({ seed: 'bowls/tanpura', sa: SA, first: 0.75, round: ROUND, from: 0.3 }, seconds);
    const bowls = new Stereo(Math.round(seconds * RATE));
    const next = random('bowls/order');
    let last = 0;
    for (let at = 2; at < seconds - 10; at += 5.5 + 6.5 * next()) {
      const note = Math.floor(next() * SCALE.length);
      last = note === last ? (note + 2) % SCALE.length : note;
      const frequency = SA * (SCALE[last] as number);
      bowls.mix(
        strike({
          seed: `bowls/${at}`,
          partials: BOWL,
          frequency,
          ring: 36 - 8 * next(),
          beat: 0.45 + 0.5 * next(),
          seconds: 26,
          contact: 0.8 + 0.8 * next(),
        }),
        0.24 + 0.14 * next(),
        at,
      );
    }
    for (let at = 26; at < seconds - 26; at += 44)
      bowls.mix(
        rub({
          seed: `bowls/rubbed/${at}`,
          partials: BOWL,
          frequency: SA * (at % 3 === 0 ? 1.5 : 2),
          ring: 18,
          beat: 1.3,
          seconds: 34,
          rise: 6,
          until: 17,
        }),
        0.11,
        at,
      );
    const all = inRoom(drone, ROOMS.chamber, 'bowls/chamber', 0.2, 0.9);
    all.mix(inRoom(bowls, ROOMS.temple, 'bowls/temple', 0.3, 0.8), 0.95);
    return all;
  },
};
