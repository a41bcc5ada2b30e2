import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../site.fixture.tsx';

const addressOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('a text of any section ends with the ways to whoever answers and whoever mends, who are told of which page', async () => {
  const { show, page } = await openSite();
  page('/decodings/om%20shanti', 'Om shanti', 'Peace.', { type: 'decoding' });
  await show('/decodings/om%20shanti');
  expect(addressOf('Ask about this page')).toBe('/chatbot?about=%2Fdecodings%2Fom%2520shanti');
  expect(addressOf('Found a mistake?')).toBe('/contact?about=%2Fdecodings%2Fom%2520shanti');
});

test.each([
  ['a plain page, such as a list', { type: 'page' }],
  ['a text that is yet to come', { type: 'decoding', index: false }],
])('about %s nobody is asked', async (_, changes) => {
  const { show, page } = await openSite();
  page('/decodings/om', 'Om', 'A syllable.', changes);
  await show('/decodings/om');
  screen.getByText('A syllable.');
  expect([addressOf('Ask about this page'), addressOf('Found a mistake?')]).toEqual([undefined, undefined]);
});
