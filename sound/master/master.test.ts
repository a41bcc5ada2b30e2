import { random } from '@roe/art/random';
import { expect, test } from 'vitest';
import { RATE } from '../core/number.ts';
import { Stereo } from '../core/stereo.ts';
import { loudness } from '../measure/loudness.ts';
import { truePeak } from '../measure/true-peak.ts';
import { LOOP_MARGIN, loopOf, master } from './master.ts';

function noise(seconds: number): Stereo {
  const next = random('noise');
  const sound = Stereo.ofSeconds(seconds);
  for (const channel of sound.channels)
    for (let index = 0; index < channel.length; index++) channel[index] = next() - 0.5;
  return sound;
}

test('a track has its loudness, its ceiling and its silence at both ends', () => {
  const sound = master(noise(6), -18, { in: 1, out: 1 });
  expect(loudness(sound)).toBeCloseTo(-18, 1);
  expect(truePeak(sound)).toBeLessThanOrEqual(-1.5);
  const edge = [...sound.left.subarray(0, 240), ...sound.left.subarray(-240)].map(Math.abs);
  expect(20 * Math.log10(Math.max(...edge))).toBeLessThan(-60);
});

test('a loop goes on after its end with its own beginning, without a step', () => {
  const sound = loopOf(noise(8), -20, { from: 1, seconds: 4, across: 1 });
  const [start, length] = [LOOP_MARGIN * RATE, 4 * RATE];
  expect(sound.length).toBe(length + 2 * start);
  for (let index = 0; index < start; index += 97) {
    expect(sound.left[index]).toBeCloseTo(sound.left[index + length] as number, 6);
    expect(sound.right[start + index]).toBeCloseTo(sound.right[start + index + length] as number, 6);
  }
});

test('the cross-fade of a loop is as loud as what lies around it', () => {
  const sound = loopOf(noise(8), -20, { from: 1, seconds: 4, across: 1 });
  const power = (from: number) =>
    sound.left.subarray(from * RATE, (from + 0.5) * RATE).reduce((sum, value) => sum + value * value, 0);
  expect(Math.abs(10 * Math.log10(power(0.5) / power(3)))).toBeLessThan(0.5);
});
