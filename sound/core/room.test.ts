import { expect, test } from 'vitest';
import { StateFilter } from './filter.ts';
import { ROOMS, reverberation } from './room.ts';
import { Stereo } from './stereo.ts';

function answer(room: keyof typeof ROOMS): Stereo {
  const click = Stereo.ofSeconds(2.5);
  click.left[0] = 1;
  click.right[0] = 1;
  return reverberation(click, ROOMS[room], 'test');
}

/** Seconds in which a band falls by 60 dB, from two halves of a second that are one apart. */
function time(sound: Stereo, frequency: number): number {
  const filter = new StateFilter(frequency, 2);
  const band = sound.left.map((value) => filter.run(value).band);
  const power = (from: number) => band.subarray(from, from + 24_000).reduce((sum, value) => sum + value * value, 0);
  return 60 / (10 * Math.log10(power(24_000) / power(72_000)));
}

test.each(['chamber', 'temple'] as const)('a %s takes the time that it should, low tones and high ones', (room) => {
  const sound = answer(room);
  expect(time(sound, 300) / ROOMS[room].low).toBeGreaterThan(0.85);
  expect(time(sound, 300) / ROOMS[room].low).toBeLessThan(1.15);
  expect(time(sound, 9000) / ROOMS[room].high).toBeLessThan(1.3);
  expect(time(sound, 9000)).toBeLessThan(time(sound, 300));
});

test('both ears hear a room of their own', () => {
  const { left, right } = answer('temple');
  const product = (one: Float32Array, other: Float32Array) =>
    one.reduce((sum, v, i) => sum + v * (other[i] as number), 0);
  expect(Math.abs(product(left, right)) / Math.sqrt(product(left, left) * product(right, right))).toBeLessThan(0.75);
});

test('nothing is heard before the first reflection', () => {
  expect(Math.max(...answer('temple').left.subarray(0, 800).map(Math.abs))).toBe(0);
});
