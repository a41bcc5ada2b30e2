import { expect, test } from 'vitest';
import { Stereo } from '../core/stereo.ts';
import { centroid, meanSpectrum, mono, spectrogramOf } from '../measure/spectrum.ts';
import { bubbles } from './bubble.ts';
import { thunder } from './thunder.ts';

const field = { seed: 'a', rate: () => 20, most: 20, rarity: 2, rising: 0, level: 1, width: 0.5 };
const spectrumOf = (sound: Stereo) => {
  const spectrogram = spectrogramOf(mono(sound), 4096, 4096);
  return { powers: meanSpectrum(spectrogram), step: spectrogram.step };
};

test.each([
  [3.26, 1000],
  [1.63, 2000],
])('a bubble of %d mm rings at %d Hz, as Minnaert found', (radius, frequency) => {
  const sound = Stereo.ofSeconds(2);
  bubbles(sound, { ...field, smallest: radius, largest: radius * 1.0001 });
  const { powers, step } = spectrumOf(sound);
  expect(powers.indexOf(Math.max(...powers)) * step).toBeGreaterThan(frequency * 0.97);
  expect(powers.indexOf(Math.max(...powers)) * step).toBeLessThan(frequency * 1.03);
});

test('no bubble sounds where none is to be', () => {
  const sound = Stereo.ofSeconds(2);
  bubbles(sound, { ...field, smallest: 1, largest: 5, rate: (time) => (time < 1 ? 0 : 20) });
  expect(Math.max(...sound.left.subarray(0, 48_000))).toBe(0);
  expect(Math.max(...sound.left.subarray(48_000))).toBeGreaterThan(0.01);
});

test('a far thunder rolls for seconds, deep, and comes without a crack', () => {
  const sound = thunder({ seed: 'far', distance: 3400, channel: 5200 });
  expect(sound.seconds).toBeGreaterThan(5);
  const { powers, step } = spectrumOf(sound);
  expect(centroid(powers, step)).toBeLessThan(250);
  const peak = Math.max(...sound.left);
  expect(Math.max(...sound.left.subarray(0, 2400))).toBeLessThan(peak / 3);
});
