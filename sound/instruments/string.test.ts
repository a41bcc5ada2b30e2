import { expect, test } from 'vitest';
import { spectrogramOf } from '../measure/spectrum.ts';
import { soundingString } from './string.ts';

const SPEC = { frequency: 136.1, stiffness: 0.00003, edge: 0.0052, rise: 0, ring: 19, loss: 0.36 };
const PLUCK = { at: 0.05, force: 1, place: 0.43, finger: 0.03 };

const spectrum = (force: Float32Array, seconds: number) => {
  const { rows, step } = spectrogramOf(force, 8192, 1200);
  return { powers: rows[Math.round((seconds * 48_000) / 1200)] as Float64Array, step };
};

/** Where most is to be heard above a border, in Hz. */
function strongest(force: Float32Array, seconds: number, above: number): number {
  const { powers, step } = spectrum(force, seconds);
  let best = Math.ceil(above / step);
  for (let bin = best; bin < powers.length; bin++)
    if ((powers[bin] as number) * bin > (powers[best] as number) * best) best = bin;
  return best * step;
}

/** Power above 1.5 kHz, in dB of the whole. */
function brightness(force: Float32Array, seconds: number): number {
  const { powers, step } = spectrum(force, seconds);
  const sum = (from: number) => powers.slice(from).reduce((total, power) => total + power, 0);
  return 10 * Math.log10(sum(Math.ceil(1500 / step)) / sum(0));
}

test('a string over a bridge that it grazes sends out a band of high partials, which sinks while it fades', () => {
  const force = soundingString(SPEC, [PLUCK], 2);
  const band = [0.25, 0.45, 0.8, 1.5].map((seconds) => strongest(force, seconds, 700));
  expect(band).toEqual([...band].sort((one, other) => other - one));
  expect(band[0]).toBeGreaterThan(2000);
  expect(band[3]).toBeLessThan(1600);
  expect(brightness(force, 0.6)).toBeGreaterThan(-8);
});

test('the same string on two posts is dull', () => {
  expect(brightness(soundingString({ ...SPEC, edge: 0 }, [PLUCK], 1), 0.6)).toBeLessThan(-40);
});

test('a finger that draws the string aside raises its tone', () => {
  const glide = { from: 0, to: 200, seconds: 0.1 };
  const spec = { ...SPEC, edge: 0 };
  expect(strongest(soundingString(spec, [PLUCK], 1), 0.5, 80)).toBeCloseTo(136, -1);
  expect(strongest(soundingString(spec, [{ ...PLUCK, glide }], 1), 0.5, 80) / 136.1).toBeCloseTo(2 ** (2 / 12), 1);
});
