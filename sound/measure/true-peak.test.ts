import { expect, test } from 'vitest';
import { Stereo } from '../core/stereo.ts';
import { truePeak } from './true-peak.ts';

/** A sine that begins and ends gently, as in the signals of EBU Tech 3341. */
function tone(level: number, divisor: number, degrees: number): Stereo {
  const sound = Stereo.ofSeconds(0.5);
  for (let index = 0; index < sound.length; index++) {
    const edge = Math.min(1, index / 4800, (sound.length - 1 - index) / 4800);
    sound.left[index] = level * edge * Math.sin((2 * Math.PI * index) / divisor + (degrees * Math.PI) / 180);
  }
  return sound;
}

test.each([
  ['15', -6, 0.5, 4, 0],
  ['16', -6, 0.5, 4, 45],
  ['17', -6, 0.5, 6, 60],
  ['18', -6, 0.5, 8, 67.5],
  ['19', 3, 1.41, 4, 45],
])('signal %s of EBU Tech 3341 peaks at %d dBTP', (_, expected, level, divisor, degrees) => {
  const peak = truePeak(tone(level, divisor, degrees));
  expect(peak).toBeLessThanOrEqual(expected + 0.2);
  expect(peak).toBeGreaterThanOrEqual(expected - 0.4);
});

test('samples alone would not show the peak of signal 16', () => {
  expect(20 * Math.log10(Math.max(...tone(0.5, 4, 45).left))).toBeLessThan(-9);
});
