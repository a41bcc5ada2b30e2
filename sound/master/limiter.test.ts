import { random } from '@roe/art/random';
import { expect, test } from 'vitest';
import { Stereo } from '../core/stereo.ts';
import { truePeak } from '../measure/true-peak.ts';
import { limit } from './limiter.ts';

function burst(): Stereo {
  const next = random('burst');
  const sound = Stereo.ofSeconds(1);
  for (let index = 0; index < sound.length; index++) {
    const level = index > 20_000 && index < 21_000 ? 3 : 0.2;
    sound.left[index] = level * (2 * next() - 1);
    sound.right[index] = 0.5 * level * (2 * next() - 1);
  }
  return sound;
}

test('nothing peaks above the ceiling, not even between samples', () => {
  const sound = burst();
  expect(truePeak(sound)).toBeGreaterThan(9);
  limit(sound, 0.8);
  expect(truePeak(sound)).toBeLessThanOrEqual(20 * Math.log10(0.8) + 0.05);
});

test('what stays below the ceiling is not touched, and channels keep their balance', () => {
  const sound = burst();
  const before = burst();
  limit(sound, 0.8);
  expect(sound.left.slice(0, 19_000)).toEqual(before.left.slice(0, 19_000));
  const middle = 20_500;
  expect((sound.left[middle] as number) / (before.left[middle] as number)).toBeCloseTo(
    (sound.right[middle] as number) / (before.right[middle] as number),
    4,
  );
});
