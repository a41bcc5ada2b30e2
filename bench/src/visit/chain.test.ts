import { expect, test } from 'vitest';
import { longestChain } from './chain.ts';

test('requests that overlap are one step', () => {
  const page = { start: 0, end: 200 };
  const scripts = [
    { start: 210, end: 700 },
    { start: 210, end: 900 },
  ];
  const data = { start: 750, end: 1000 };
  expect(longestChain([page])).toBe(1);
  expect(longestChain([page, ...scripts])).toBe(2);
  expect(longestChain([data, ...scripts, page])).toBe(3);
});
