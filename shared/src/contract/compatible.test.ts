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
])('a shell of contract %s, a section of %s: it runs is %s', (shell, section, isRun) => {
  expect(canRun(shell, section)).toBe(isRun);
});
