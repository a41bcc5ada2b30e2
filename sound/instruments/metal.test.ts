import { expect, test } from 'vitest';
import { mono } from '../measure/spectrum.ts';
import { rub, strike } from './metal.ts';

const PAIR = { ratio: 1, split: 1, level: 1, meridians: 2 };
const STRIKE = { seed: 'one', partials: [PAIR], frequency: 200, ring: 20, beat: 1, seconds: 8, contact: 2 };

/** Level of each tenth of a second, in dB. */
const levels = (signal: Float32Array): number[] =>
  Array.from({ length: Math.floor(signal.length / 4800) }, (_, tenth) => {
    const part = signal.subarray(tenth * 4800, (tenth + 1) * 4800);
    return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 1e-12) / 4800);
  });

/** Seconds from one dip of the level to the next, on average. */
function between(values: number[]): number {
  const dips = values.flatMap((value, index) =>
    value < (values[index - 1] ?? value) && value <= (values[index + 1] ?? -200) ? [index / 10] : [],
  );
  return ((dips.at(-1) ?? 0) - (dips[0] ?? 0)) / (dips.length - 1);
}

test('the two modes of a pair beat as often as they are apart', () => {
  const signal = strike(STRIKE).left;
  expect(between(levels(signal))).toBeGreaterThan(0.85);
  expect(between(levels(signal))).toBeLessThan(1.18);
});

test('a pair without a split fades evenly, by 60 dB in its time', () => {
  const fading = levels(mono(strike({ ...STRIKE, partials: [{ ...PAIR, split: 0 }] })));
  expect(((fading[10] as number) - (fading[70] as number)) / 6).toBeCloseTo(60 / 20, 1);
});

test('a softer mallet wakes less of the high partials', () => {
  const partials = [{ ...PAIR, ratio: 6, split: 0 }];
  const [hard, soft] = [0.5, 5].map((contact) => levels(mono(strike({ ...STRIKE, partials, contact })))[2] as number);
  expect((hard as number) - (soft as number)).toBeGreaterThan(15);
});

test('a bowl that is rubbed grows for seconds, and fades when it is let go', () => {
  const grown = levels(rub({ ...STRIKE, beat: 0, ring: 6, rise: 2, until: 5, seconds: 8 }).left);
  expect(grown[5] as number).toBeLessThan((grown[30] as number) - 6);
  expect(grown[75] as number).toBeLessThan((grown[48] as number) - 15);
  expect(Math.abs(strike(STRIKE).left[0] as number)).toBeLessThan(1e-3);
});
