import { random } from '@roe/art/random';
import { clamp, smooth } from '@roe/art/scalar';
import { StateFilter } from '../core/filter.ts';
import { brown, drift, pink } from '../core/noise.ts';
import { cosine, exponential, power, RATE, sine } from '../core/number.ts';
import { inRoom, ROOMS } from '../core/room.ts';
import { Stereo } from '../core/stereo.ts';
import { bubbles } from '../instruments/bubble.ts';
import { rub } from '../instruments/metal.ts';
import { BOWL } from '../instruments/metals.ts';
import type { Track } from '../track.ts';

interface Wave {
  at: number;
  seconds: number;
  height: number;
  from: number;
}

/** Waves that break one after the other, a little more than ten seconds apart, now and then with a second one behind. */
function wavesUntil(seconds: number): Wave[] {
  const next = random('ocean/waves');
  const waves: Wave[] = [];
  for (let at = -6; at < seconds; at += 8.2 + 4.6 * next()) {
    waves.push({ at, seconds: 8.5 + 4.5 * next(), height: 0.5 + 0.5 * next(), from: 1.5 * (next() - 0.5) });
    if (next() < 0.32)
      waves.push({ at: at + 2.9, seconds: 7, height: 0.3 + 0.15 * next(), from: 1.7 * (next() - 0.5) });
  }
  return waves;
}

/** How loud a wave rolls, 0..1, and how loud its foam runs, at a part of its time: it breaks at 0.4. */
const roll = (part: number) =>
  power(smooth(0, 0.42, part), 1.8) * (part < 0.42 ? 1 : exponential(-5.2 * (part - 0.42)));
const wash = (part: number) => smooth(0.37, 0.47, part) * exponential(-3.1 * Math.max(0, part - 0.47));
const place = ({ from }: Wave, part: number) => clamp(from * (1.1 - part), -1, 1);

/** The sea at a beach: swell, breakers, foam that runs out over the sand, wind, and far below a bowl that sings. */
export const oceanOfBeing: Track = {
  id: 'ocean-of-being',
  seconds: 195,
  loudness: -20,
  fades: { in: 5, out: 9 },
  loop: { from: 36, seconds: 56, across: 5 },
  compose(seconds) {
    const waves = wavesUntil(seconds);
    const all = sea(waves, seconds).narrow(0.3);
    const foam = (time: number) =>
      Math.min(
        1,
        waves.reduce((sum, wave) => sum + wave.height * washAt(wave, time), 0),
      );
    const breaking = (time: number) => {
      const wave = waves.findLast(({ at, seconds }) => at + 0.37 * seconds <= time);
      return wave ? place(wave, (time - wave.at) / wave.seconds) : 0;
    };
    const fizz = { seed: 'ocean/fizz', smallest: 0.2, largest: 1.1, rarity: 1.7, rising: 0.1, width: 0.9 };
    bubbles(all, { ...fizz, rate: (time) => 20 + 1500 * foam(time), most: 1520, level: 0.022, place: breaking });
    const plunge = { seed: 'ocean/plunge', smallest: 1.2, largest: 9, rarity: 1.7, rising: 0.3, width: 0.6 };
    bubbles(all, { ...plunge, rate: (time) => 260 * foam(time) * foam(time), most: 260, level: 0.03, place: breaking });
    const deep = new Stereo(all.length);
    for (let at = 14; at < seconds; at += 41)
      for (const [ratio, beat] of [
        [1, 0.21],
        [1.5, 0.34],
      ] as const)
        deep.mix(
          rub({
            seed: `ocean/deep/${at}/${ratio}`,
            partials: BOWL,
            frequency: 98 * ratio,
            ring: 22,
            beat,
            seconds: 40,
            rise: 8,
            until: 20,
          }),
          0.05,
          at,
        );
    all.mix(inRoom(deep, ROOMS.cave, 'ocean/cave', 0.35, 0.5), 0.34);
    return all;
  },
};

function washAt({ at, seconds }: Wave, time: number): number {
  const part = (time - at) / seconds;
  return part > 0 && part < 1.7 ? wash(part) : 0;
}

/** Three noises on each side: the far sea, what rolls in, and what hisses over the sand; and a wind. */
function sea(waves: readonly Wave[], seconds: number): Stereo {
  const out = new Stereo(Math.round(seconds * RATE));
  const windy = drift('ocean/wind', 8);
  for (const [side, channel] of out.channels.entries()) {
    const [far, rolling, hissing, blowing] = [
      brown(`ocean/far/${side}`),
      pink(`ocean/roll/${side}`),
      pink(`ocean/hiss/${side}`),
      pink(`ocean/wind/${side}`),
    ];
    const [deep, swell, run, sand, wind] = [150, 400, 3000, 900, 480].map((at) => new StateFilter(at, 0.6)) as [
      StateFilter,
      StateFilter,
      StateFilter,
      StateFilter,
      StateFilter,
    ];
    const churn = drift(`ocean/churn/${side}`, 0.31);
    let [rolls, washes, blows] = [0, 0, 0];
    for (let index = 0; index < channel.length; index++) {
      if (index % 96 === 0) {
        const time = index / RATE;
        [rolls, washes] = levelsOf(waves, time, side);
        swell.tune(230 + 1150 * Math.min(1.2, rolls), 0.6);
        run.tune(1400 + 6200 * Math.min(1, washes), 0.55);
        wind.tune(420 + 190 * windy(time), 1.4);
        blows = 0.05 + 0.035 * windy(time);
        washes *= 1 + 0.22 * churn(time);
      }
      const hiss = run.run(hissing()).low;
      channel[index] =
        0.1 * deep.run(far()).low +
        swell.run(rolling()).low * (0.13 + 0.62 * rolls) +
        washes * (0.34 * hiss + 0.2 * washes * sand.run(hiss).high) +
        blows * wind.run(blowing()).band;
    }
  }
  return out;
}

/** What rolls and what washes at a time, as one side hears it. */
function levelsOf(waves: readonly Wave[], time: number, side: number): [rolls: number, washes: number] {
  let [rolls, washes] = [0, 0];
  for (const wave of waves) {
    const part = (time - wave.at) / wave.seconds;
    if (part < 0 || part > 1.7) continue;
    const turns = (place(wave, part) * 0.8 + 1) / 8;
    const level = wave.height * 1.35 * (side === 0 ? cosine(turns) : sine(turns));
    rolls += level * roll(part);
    washes += level * wash(part);
  }
  return [rolls, washes];
}
