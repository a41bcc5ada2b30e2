import { expect, test } from 'vitest';
import { isSitePath } from './site-path.ts';

test.each(['/', '/decodings/om', '/series/Birth%20of%20Universe', '/audio?track=om#om'])(
  '%s is a path of this site',
  (path) => {
    expect(isSitePath(path)).toBe(true);
  },
);

test.each([
  '',
  'om',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  null,
  7,
])('%j is none', (value) => {
  expect(isSitePath(value)).toBe(false);
});
