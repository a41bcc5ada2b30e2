import { expect, test } from 'vitest';
import { typefaces } from './typefaces.ts';

test('the typefaces need no other file', () => {
  expect(typefaces()).toContain('data:font/woff2;base64,');
  expect(typefaces()).not.toMatch(/url\("?\./);
});
