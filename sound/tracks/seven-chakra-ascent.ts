import { smooth } from '@roe/art/scalar';
import { samples } from '../core/number.ts';
import { inRoom, ROOMS } from '../core/room.ts';
import { Stereo } from '../core/stereo.ts';
import { rub, strike } from '../instruments/metal.ts';
import { BOWL, HANDBELL } from '../instruments/metals.ts';
import { reed } from '../instruments/reed.ts';
import type { Track } from '../track.ts';

const C = 130.81;
/** C to B in just ratios. */
const NOTES = [1, 9 / 8, 5 / 4, 4 / 3, 3 / 2, 5 / 3, 15 / 8];
const FIRST = 2.5;
const STAY = 23.5;

/** Seven notes, one above the other: bowls are struck and rubbed, reeds take a long breath, a chime tells the notes so far. */
export const sevenChakraAscent: Track = {
  id: 'seven-chakra-ascent',
  seconds: 194,
  loudness: -18,
  fades: { in: 2, out: 9 },
  compose(seconds) {
    const [bowls, breath, chime] = [
      new Stereo(samples(seconds)),
      new Stereo(samples(seconds)),
      new Stereo(samples(seconds)),
    ];
    for (const [order, ratio] of NOTES.entries()) {
      const at = FIRST + order * STAY;
      if (at > seconds) break;
      addBowls(bowls, C * ratio, order, at);
      addBreath(breath, C * ratio, order, at + 6);
      for (let step = 0; step <= order; step++)
        chime.mix(
          bell(C * 4 * (NOTES[step] as number), `${order}/${step}`, chime.within(at + 19.4 + step * 0.46, 5)),
          0.1,
          at + 19.4 + step * 0.46,
        );
    }
    for (const [order, ratio] of NOTES.entries()) {
      const at = FIRST + NOTES.length * STAY + 1.2 + order * 0.13;
      bowls.mix(bowl(C * ratio, `all/${order}`, order, bowls.within(at, 24)), 0.3, at);
    }
    const all = inRoom(bowls, ROOMS.temple, 'chakra/temple', 0.32, 0.8);
    all.mix(inRoom(breath, ROOMS.cave, 'chakra/cave', 0.4, 0.5), 0.5);
    all.mix(inRoom(chime, ROOMS.cave, 'chakra/chime', 0.5, 0.6), 1);
    return all;
  },
};

const bowl = (frequency: number, name: string, order: number, seconds: number): Stereo =>
  strike({
    seed: `chakra/bowl/${name}`,
    partials: BOWL,
    frequency,
    ring: 32 - 2 * order,
    beat: 0.4 + 0.13 * order,
    seconds,
    contact: 1.4 - 0.1 * order,
  });

const bell = (frequency: number, name: string, seconds: number): Stereo =>
  strike({ seed: `chakra/bell/${name}`, partials: HANDBELL, frequency, ring: 6, beat: 0.9, seconds, contact: 0.6 });

/** Three strikes, answered an octave higher, and one bowl that is rubbed until it sings. */
function addBowls(into: Stereo, frequency: number, order: number, at: number): void {
  for (const [late, level] of [
    [0, 0.42],
    [7.8, 0.3],
    [15.6, 0.34],
  ] as const) {
    into.mix(bowl(frequency, `${order}/${late}`, order, into.within(at + late, 20)), level, at + late);
    into.mix(
      bowl(frequency * 2, `${order}/${late}/high`, order, into.within(at + late + 2.6, 14)),
      0.3 * level,
      at + late + 2.6,
    );
  }
  const rubbing = { seed: `chakra/rub/${order}`, partials: BOWL, frequency, ring: 16, beat: 0.9 + 0.1 * order };
  into.mix(rub({ ...rubbing, seconds: into.within(at + 1, 27), rise: 5, until: 15 }), 0.2, at + 1);
}

/** One breath of a śruti box on the note and its octave below. */
function addBreath(into: Stereo, frequency: number, order: number, at: number): void {
  const pressure = (time: number) => 0.8 * smooth(0, 3.2, time) * (1 - smooth(6.5, 12, time));
  for (const [ratio, side] of [
    [0.5, 0],
    [1, -0.5],
    [1.002, 0.5],
  ] as const)
    into.add(
      reed({ seed: `chakra/reed/${order}/${ratio}`, frequency: frequency * ratio, pressure, dark: 1.4 }, 12.5),
      at,
      0.6,
      side,
    );
}
