import { expect, test } from 'vitest';
import { canRun } from './compatible.ts';

test.each([
  ['1.4.0', '1.4.0', true],
  ['1.4.0', '1.4.9', true],
  ['1.4.0', '1.3.0', true],
  ['1.10.0', '1.9.0', true],
  ['1.4.0', '1.5.0', false],
  ['1.9.0', '1.10.0', false],
  ['2.0.0', '1.4.0', false],
  ['1.4.0', '2.0.0', false],
])('a frame of contract %s, a section of %s: it runs is %s', (frame, section, isRun) => {
  expect(canRun(frame, section)).toBe(isRun);
});
