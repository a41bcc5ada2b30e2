import { mix, smooth, square } from '@roe/art/scalar';
import { StateFilter } from '../core/filter.ts';
import { drift, pink } from '../core/noise.ts';
import { power, RATE, samples, sine } from '../core/number.ts';
import { inRoom, ROOMS } from '../core/room.ts';
import { Stereo } from '../core/stereo.ts';
import { strike } from '../instruments/metal.ts';
import { BOWL } from '../instruments/metals.ts';
import { reed } from '../instruments/reed.ts';
import type { Track } from '../track.ts';

/** Six breaths a minute: in, then longer out, then a rest. Seconds. */
const BREATH = 10;
const IN = 4.2;
const OUT = 4.9;
const ROOT = 98;

/** Air that comes and goes six times a minute, a chord that swells with it, and a bowl each minute. */
export const breathOfStillness: Track = {
  id: 'breath-of-stillness',
  seconds: 194,
  loudness: -18,
  fades: { in: 1.5, out: 8 },
  compose(seconds) {
    const chord = new Stereo(samples(seconds));
    for (const [ratio, level, side] of [
      [0.5, 0.9, 0],
      [1, 0.8, -0.4],
      [1.003, 0.6, 0.4],
      [1.5, 0.5, 0.6],
      [2, 0.36, -0.7],
      [2.5, 0.2, 0.8],
    ] as const) {
      const sway = drift(`breath/${ratio}`, 13);
      const pressure = (time: number) => (0.16 + 0.5 * fullness(time)) * (0.85 + 0.15 * sway(time));
      chord.add(
        reed({ seed: `breath/${ratio}`, frequency: ROOT * ratio, pressure, dark: 1.8 }, seconds),
        0,
        level,
        side,
      );
    }
    const bowls = new Stereo(chord.length);
    for (let at = 1.5, minute = 0; at < seconds; minute++, at = minute * 60)
      for (const [ratio, contact, level] of [
        [2, 1.3, 0.5],
        [4, 0.9, 0.2],
      ] as const) {
        const bowl = { seed: `breath/bowl/${minute}/${ratio}`, partials: BOWL, ring: 30, beat: 0.5, contact };
        bowls.mix(strike({ ...bowl, frequency: ROOT * ratio, seconds: bowls.within(at, 26) }), level, at);
      }
    const all = inRoom(air(seconds), ROOMS.chamber, 'breath/chamber', 0.2, 0.9);
    all.mix(inRoom(chord, ROOMS.temple, 'breath/temple', 0.34, 0.6), 0.4);
    all.mix(inRoom(bowls, ROOMS.cave, 'breath/cave', 0.3, 0.7), 0.45);
    return all;
  },
};

/** How full the lungs are, 0..1. */
function fullness(time: number): number {
  const since = time % BREATH;
  return since < IN ? square(sine(since / IN / 4)) : 1 - smooth(IN, BREATH, since);
}

/** How fast the air goes, 0..1, and where it passes: the nose is narrower than the lips. */
function flow(time: number): { speed: number; centre: number } {
  const since = time % BREATH;
  if (since < IN) {
    const part = since / IN;
    return { speed: 0.72 * power(sine(power(part, 0.9) / 2), 1.6), centre: mix(760, 1750, part) };
  }
  const part = (since - IN) / OUT;
  if (part >= 1) return { speed: 0, centre: 420 };
  return { speed: power(sine(power(part, 0.62) / 2), 1.7), centre: mix(1180, 420, part) };
}

function air(seconds: number): Stereo {
  const out = new Stereo(samples(seconds));
  for (const [side, channel] of out.channels.entries()) {
    const noise = pink(`breath/air/${side}`);
    const [low, high, hiss] = [new StateFilter(), new StateFilter(), new StateFilter()];
    const wander = drift(`breath/wander/${side}`, 1.3);
    const grain = drift(`breath/grain/${side}`, 0.11);
    let speed = 0;
    let target = 0;
    for (let index = 0; index < channel.length; index++) {
      if (index % 48 === 0) {
        const time = index / RATE;
        const now = flow(time);
        target = now.speed * (1 + 0.07 * grain(time));
        const centre = now.centre * (1 + 0.06 * wander(time));
        low.tune(centre, 1.1);
        high.tune(centre * 2.7, 1.5);
        hiss.tune(5200, 0.6);
      }
      speed += (target - speed) / 48;
      const value = noise();
      channel[index] =
        speed * (0.5 * low.run(value).band + 0.2 * high.run(value).band + 0.05 * speed * hiss.run(value).high);
    }
  }
  return out;
}
