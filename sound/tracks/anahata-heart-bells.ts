import { type Random, random } from '@roe/art/random';
import { smooth } from '@roe/art/scalar';
import { drift } from '../core/noise.ts';
import { exponential, RATE, samples, sine } from '../core/number.ts';
import { inRoom, ROOMS } from '../core/room.ts';
import { Stereo } from '../core/stereo.ts';
import { strike } from '../instruments/metal.ts';
import { HANDBELL } from '../instruments/metals.ts';
import { reed } from '../instruments/reed.ts';
import type { Track } from '../track.ts';

/** F below the middle of the keyboard, in Hz. */
const F = 174.61;
const SCALE = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2, 9 / 4, 5 / 2, 3];
const STEPS = [1.2, 1.8, 2.4, 3.6, 4.8];
/** Seconds between two beats of a heart at rest. */
const HEART = 1.2;

/** Handbells in F that wander through five notes, over a chord of reeds that breathes and a heart that comes and goes. */
export const anahataHeartBells: Track = {
  id: 'anahata-heart-bells',
  seconds: 188,
  loudness: -18,
  fades: { in: 2, out: 8 },
  compose(seconds) {
    const next = random('anahata/walk');
    const bells = new Stereo(samples(seconds));
    let note = 4;
    for (let at = 3; at < seconds - 9; at += STEPS[Math.floor(next() * STEPS.length)] as number) {
      note = Math.max(0, Math.min(SCALE.length - 1, note + Math.round((next() - 0.5) * 4.6)));
      bells.mix(bell(note, at, next), 0.3 + 0.22 * next(), at);
      if (next() < 0.26) bells.mix(bell(Math.max(0, note - 2), at + 0.5, next), 0.2, at + 0.035);
    }
    const all = inRoom(bells, ROOMS.cave, 'anahata/cave', 0.3, 0.7);
    all.mix(inRoom(chord(seconds), ROOMS.temple, 'anahata/temple', 0.35, 0.7), 0.15);
    const pulse = new Stereo(all.length);
    for (let at = 6; at < seconds - 6; at += HEART) pulse.add(heartbeat, at, 0.34 * presence(at));
    all.mix(pulse, 1);
    return all;
  },
};

/** Each of its own pitch by a few cents, cast and struck a little otherwise. */
const bell = (note: number, at: number, next: Random): Stereo =>
  strike({
    seed: `anahata/bell/${at}`,
    partials: HANDBELL,
    frequency: F * 2 * (SCALE[note] as number) * (1 + 0.0012 * (next() - 0.5)),
    ring: 9 - 0.45 * note,
    beat: 0.4 + 0.5 * next(),
    seconds: 9,
    contact: 0.5 + 0.6 * next(),
  });

function chord(seconds: number): Stereo {
  const out = new Stereo(samples(seconds));
  for (const [ratio, level, side] of [
    [0.5, 1, 0],
    [0.75, 0.6, -0.5],
    [1, 0.7, 0.5],
    [1.25, 0.4, -0.8],
    [1.5, 0.35, 0.8],
  ] as const) {
    const breath = drift(`anahata/breath/${ratio}`, 8.5);
    const pressure = (time: number) => 0.34 + 0.26 * breath(time);
    out.add(
      reed({ seed: `anahata/reed/${ratio}`, frequency: F * ratio, pressure, dark: 1.7 }, seconds),
      0,
      level,
      side,
    );
  }
  return out;
}

/** The heart is near for half a minute, and far for as long. */
const presence = (at: number): number => 0.25 + 0.75 * smooth(-0.5, 0.7, sine(at / 61));

/** Two beats, as valves close: each a low tone that falls a little, with its octaves so that small loudspeakers have it too. */
const heartbeat = Float32Array.from({ length: RATE }, (_, index) => {
  const thump = (since: number, level: number) =>
    since < 0
      ? 0
      : level *
        exponential(-13 * since) *
        smooth(0, 0.014, since) *
        (sine(52 * since + 0.28 * (1 - exponential(-20 * since))) + 0.3 * sine(104 * since) + 0.1 * sine(208 * since));
  const time = index / RATE;
  return thump(time, 1) + thump(time - 0.31, 0.62);
});
