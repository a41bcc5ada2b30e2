import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../site.fixture.tsx';

const link = () => screen.queryByRole('link', { name: 'Ask about this page' });

test('a text of any section ends with the way to whoever answers, who is told of which page', async () => {
  const { show, page } = await openSite();
  page('/decodings/om%20shanti', 'Om shanti', 'Peace.', { type: 'decoding' });
  await show('/decodings/om%20shanti');
  expect(link()?.getAttribute('href')).toBe('/chatbot?about=%2Fdecodings%2Fom%2520shanti');
});

test.each([
  ['a plain page, such as a list', { type: 'page' }],
  ['a text that is yet to come', { type: 'decoding', index: false }],
])('about %s nobody is asked', async (_, changes) => {
  const { show, page } = await openSite();
  page('/decodings/om', 'Om', 'A syllable.', changes);
  await show('/decodings/om');
  screen.getByText('A syllable.');
  expect(link()).toBeNull();
});
