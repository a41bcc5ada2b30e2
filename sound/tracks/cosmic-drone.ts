import { random } from '@roe/art/random';
import { square } from '@roe/art/scalar';
import { StateFilter } from '../core/filter.ts';
import { drift, pink } from '../core/noise.ts';
import { power, RATE, samples, sine } from '../core/number.ts';
import { inRoom, ROOMS } from '../core/room.ts';
import { Stereo } from '../core/stereo.ts';
import { strike } from '../instruments/metal.ts';
import { GLASS } from '../instruments/metals.ts';
import { reed } from '../instruments/reed.ts';
import type { Track } from '../track.ts';

const ROOT = 55;
const PARTIALS = [1, 1.5, 2, 3, 4, 4.5, 5, 6, 8, 9, 10, 12];
const GLINTS = [16, 18, 20, 24, 27, 30, 32, 36, 40];

/** One deep note and its pure overtones, three voices each, that drift against each other in a space of ten seconds. */
export const cosmicDrone: Track = {
  id: 'cosmic-drone',
  seconds: 204,
  loudness: -18,
  fades: { in: 7, out: 12 },
  loop: { from: 60, seconds: 54, across: 6 },
  compose(seconds) {
    const tones = new Stereo(samples(seconds));
    for (const [order, ratio] of PARTIALS.entries())
      for (const voice of [-1, 0, 1]) {
        const name = `cosmic/${ratio}/${voice}`;
        const swell = drift(name, 8 + 3 * voice + (order % 4));
        const pressure = (time: number) => square(Math.max(0, 0.36 + 0.64 * swell(time)));
        const frequency = ROOT * ratio * (1 + 0.0011 * voice * (1 + order / 9));
        const level = 0.5 * power(ratio, -0.5);
        tones.add(
          reed({ seed: name, frequency, pressure, dark: 1.6 }, seconds),
          0,
          level,
          voice * (order < 2 ? 0.3 : order % 2 ? 0.8 : -0.8),
        );
      }
    for (let at = 12; at < seconds; at += 29) tones.add(swellBelow, at, 0.3);
    const far = wind(seconds);
    const next = random('cosmic/glints');
    for (let at = 7; at < seconds - 10; at += 3 + 7 * next()) {
      const frequency = ROOT * (GLINTS[Math.floor(next() * GLINTS.length)] as number);
      const glint = {
        seed: `cosmic/glint/${at}`,
        partials: GLASS,
        frequency,
        ring: 6,
        beat: 1.1,
        seconds: 7,
        contact: 0.8,
      };
      far.mix(strike(glint), 0.05 + 0.06 * next(), at);
    }
    const all = inRoom(tones, ROOMS.space, 'cosmic/space', 0.3, 0.6);
    all.mix(inRoom(far, ROOMS.space, 'cosmic/far', 0.55, 0.2), 0.9);
    return all;
  },
};

/** Two narrow bands that wander through noise, on each side their own. */
function wind(seconds: number): Stereo {
  const out = new Stereo(samples(seconds));
  for (const [side, channel] of out.channels.entries()) {
    const noise = pink(`cosmic/wind/${side}`);
    const [low, high] = [new StateFilter(), new StateFilter()];
    const [lowWay, highWay] = [drift(`cosmic/low/${side}`, 9), drift(`cosmic/high/${side}`, 12)];
    let [lowLevel, highLevel] = [0, 0];
    for (let index = 0; index < channel.length; index++) {
      if (index % 96 === 0) {
        const time = index / RATE;
        low.tune(400 * power(2, 1.2 * lowWay(time)), 6);
        high.tune(1450 * power(2, 0.9 * highWay(time)), 9);
        lowLevel = 0.3 * (0.55 + 0.45 * highWay(time));
        highLevel = 0.16 * Math.max(0, lowWay(time));
      }
      const value = noise();
      channel[index] = lowLevel * low.run(value).band + highLevel * high.run(value).band;
    }
  }
  return out;
}

/** A wave below the note, that rises from 33 to 41 Hz and sinks back into silence, in 13 seconds. */
const swellBelow = Float32Array.from({ length: 13 * RATE }, (_, index) => {
  const time = index / RATE;
  return (
    square(square(sine(time / 26))) * (sine(33 * time + 0.3 * time * time) + 0.25 * sine(66 * time + 0.6 * time * time))
  );
});
