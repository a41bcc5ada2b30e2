import { expect, test } from 'vitest';
import { RATE } from '../core/number.ts';
import { Stereo } from '../core/stereo.ts';
import { loudness, loudnessRange } from './loudness.ts';

/** A sine of 1 kHz in both channels: so many dBFS for so many seconds, one after the other. */
function tones(...parts: [decibels: number, seconds: number][]): Stereo {
  const sound = Stereo.ofSeconds(parts.reduce((sum, [, seconds]) => sum + seconds, 0));
  let index = 0;
  for (const [decibels, seconds] of parts)
    for (let end = index + Math.round(seconds * RATE); index < Math.min(end, sound.length); index++) {
      const value = 10 ** (decibels / 20) * Math.sin((2 * Math.PI * 1000 * index) / RATE);
      sound.left[index] = value;
      sound.right[index] = value;
    }
  return sound;
}

test.each([
  ['1', -23, tones([-23, 20])],
  ['2', -33, tones([-33, 20])],
  ['3', -23, tones([-36, 10], [-23, 60], [-36, 10])],
  ['4', -23, tones([-72, 10], [-36, 10], [-23, 60], [-36, 10], [-72, 10])],
  ['5', -23, tones([-26, 20], [-20, 20.1], [-26, 20])],
])('signal %s of EBU Tech 3341 measures %d LUFS within 0.1 LU', (_, expected, sound) => {
  expect(Math.abs(loudness(sound) - expected)).toBeLessThanOrEqual(0.1);
});

test.each([
  ['1', 10, tones([-20, 20], [-30, 20])],
  ['2', 5, tones([-20, 20], [-15, 20])],
  ['3', 20, tones([-40, 20], [-20, 20])],
  ['4', 15, tones([-50, 20], [-35, 20], [-20, 20], [-35, 20], [-50, 20])],
])('signal %s of EBU Tech 3342 has a range of %d LU within 1 LU', (_, expected, sound) => {
  expect(Math.abs(loudnessRange(sound) - expected)).toBeLessThanOrEqual(1);
});

test('a full-scale tone of 997 Hz in one channel measures −3.01 LKFS, as BS.1770-4 says', () => {
  const sound = Stereo.ofSeconds(5);
  for (let index = 0; index < sound.length; index++) sound.left[index] = Math.sin((2 * Math.PI * 997 * index) / RATE);
  expect(loudness(sound)).toBeCloseTo(-3.01, 2);
});
