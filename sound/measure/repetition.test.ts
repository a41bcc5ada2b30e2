import { random } from '@roe/art/random';
import { expect, test } from 'vitest';
import { repetition } from './repetition.ts';

const noise = (seconds: number): Float32Array => {
  const next = random('noise');
  return Float32Array.from({ length: seconds * 48_000 }, () => next() - 0.5);
};

test('noise is never like itself', () => {
  expect(repetition(noise(16))).toBeLessThan(0.15);
});

test('a loop is found', () => {
  const once = noise(9);
  const twice = new Float32Array(18 * 48_000);
  twice.set(once);
  twice.set(once, once.length);
  expect(repetition(twice)).toBeGreaterThan(0.98);
});
