import { StateFilter } from '../core/filter.ts';
import { brown, drift, pink } from '../core/noise.ts';
import { RATE } from '../core/number.ts';
import { inRoom, ROOMS } from '../core/room.ts';
import { Stereo } from '../core/stereo.ts';
import { bubbles } from '../instruments/bubble.ts';
import { thunder } from '../instruments/thunder.ts';
import type { Track } from '../track.ts';

const STORMS = [
  { at: 27, distance: 3400, channel: 5200, level: 0.9 },
  { at: 84, distance: 5200, channel: 6800, level: 0.6 },
  { at: 131, distance: 2300, channel: 4200, level: 1 },
];

const thickness = drift('rain/thickness', 17);
const gusts = drift('rain/gusts', 4.3);

/** How much rain falls, 0.15..1. */
const falling = (time: number): number => 0.58 + 0.3 * thickness(time) + 0.12 * gusts(time);

/** Rain on leaves and water, a river at the left, and thunder far away. */
export const rainAndRiver: Track = {
  id: 'rain-and-river',
  seconds: 190,
  loudness: -20,
  fades: { in: 4, out: 8 },
  loop: { from: 40, seconds: 42, across: 4 },
  compose(seconds) {
    const all = farRain(seconds).narrow(0.25);
    all.mix(river(seconds), 1);
    const drops = { seed: 'rain/drops', smallest: 0.22, largest: 2.8, rarity: 2.1, rising: 0.15, width: 1 };
    bubbles(all, { ...drops, rate: (time) => 520 * falling(time) * falling(time), most: 520, level: 0.06 });
    const near = { seed: 'rain/near', smallest: 0.5, largest: 2.6, rarity: 2, rising: 0.6, width: 0.9 };
    bubbles(all, { ...near, rate: (time) => 9 * falling(time), most: 9, level: 0.14 });
    const sky = new Stereo(all.length);
    for (const { at, distance, channel, level } of STORMS)
      if (at < seconds) sky.mix(thunder({ seed: `rain/thunder/${at}`, distance, channel }), level, at);
    all.mix(inRoom(rolledOff(sky), ROOMS.valley, 'rain/valley', 0.5, 0.8), 0.6);
    return all;
  },
};

/** Thousands of drops that no ear can part: noise on each side, brighter the more falls. */
function farRain(seconds: number): Stereo {
  const out = new Stereo(Math.round(seconds * RATE));
  for (const [side, channel] of out.channels.entries()) {
    const noise = pink(`rain/far/${side}`);
    const [floor, roof] = [new StateFilter(520, 0.6), new StateFilter(6000, 0.55)];
    const patter = drift(`rain/patter/${side}`, 0.9);
    let level = 0;
    for (let index = 0; index < channel.length; index++) {
      if (index % 64 === 0) {
        const amount = falling(index / RATE);
        roof.tune(4200 + 5200 * amount, 0.55);
        level = 0.1 * amount * (1 + 0.12 * patter(index / RATE));
      }
      channel[index] = level * roof.run(floor.run(noise()).high).low;
    }
  }
  return out;
}

function river(seconds: number): Stereo {
  const out = new Stereo(Math.round(seconds * RATE));
  const flow = drift('river/flow', 6.5);
  const stream = { seed: 'river/stream', smallest: 1, largest: 15, rarity: 2.5, rising: 0.35, width: 0.55 };
  const place = (time: number) => -0.35 + 0.2 * flow(time);
  bubbles(out, { ...stream, rate: (time) => 420 + 110 * flow(time), most: 530, level: 0.034, place });
  const gurgle = { seed: 'river/gurgle', smallest: 4, largest: 22, rarity: 2.3, rising: 0.8, width: 0.3 };
  bubbles(out, { ...gurgle, rate: (time) => 7 + 6 * flow(time), most: 13, level: 0.05, place });
  for (const [side, channel] of out.channels.entries()) {
    const noise = brown(`river/bed/${side}`);
    const bed = new StateFilter(310, 0.5);
    const wobble = drift(`river/bed/${side}`, 1.7);
    for (let index = 0; index < channel.length; index++) {
      if (index % 64 === 0) bed.tune(310 + 110 * wobble(index / RATE), 0.5);
      channel[index] = (channel[index] as number) + (side === 0 ? 0.1 : 0.07) * bed.run(noise()).band;
    }
  }
  return out;
}

/** What kilometres of air leave of a thunder. */
function rolledOff(sky: Stereo): Stereo {
  for (const channel of sky.channels) {
    const air = new StateFilter(420, 0.6);
    for (let index = 0; index < channel.length; index++) channel[index] = air.run(channel[index] as number).low;
  }
  return sky;
}
