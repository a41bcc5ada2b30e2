import { providePages } from '@roe/shared/frame';
import { expect, test } from 'vitest';
import { glanceAt, termAddress } from './term-glance.ts';

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

test('a long definition is cut between two words', async () => {
  const definition = 'witness '.repeat(100);
  const term = { term: 'a', devanagari: 'अ', pronunciation: 'uh', layer: 7, senses: [{ definition }] };
  providePages(async () => ({ document: {}, data: { term } }) as never);
  const glance = await glanceAt('/glossary/a');
  expect(glance?.definition.length).toBeLessThanOrEqual(527);
  expect(glance?.definition).toMatch(/witness …$/);
  expect(glance?.layer).toBeNull();
});
