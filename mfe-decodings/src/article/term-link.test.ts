import { expect, test } from 'vitest';
import { termAddress } from './term-link.ts';

const linkTo = (href: string) => Object.assign(document.createElement('a'), { href });

test.each([
  ['/glossary/karma', '/glossary/karma'],
  ['/glossary#karma', '/glossary/karma'],
  ['/glossary', undefined],
  ['/glossary/karma/more', undefined],
  ['/glossary?q=karma', undefined],
  ['/decodings/karma', undefined],
])('a link to %s is one to %s', (href, address) => {
  expect(termAddress(linkTo(href))).toBe(address);
});
