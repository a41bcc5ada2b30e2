import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headSays, openSite, prerenderedPage, SITE } from '../site.fixture.tsx';

test('a page is shown with what it says of itself in the head', async () => {
  const { show } = await openSite({ prerendered: prerenderedPage('/decodings/om', 'Om', 'A syllable.') });
  await show('/decodings/om');
  screen.getByRole('heading', { name: 'Om' });
  screen.getByText('A syllable.');
  expect(document.title).toBe('Om · ROE');
  expect(headSays('link[rel=canonical]', 'href')).toEqual([`${SITE}/decodings/om`]);
  expect(headSays('meta[name=description]', 'content')).toEqual(['About Om.']);
  expect(headSays('meta[name=robots]', 'content')).toEqual([]);
});

test('a page that wants to stay out of search engines says so', async () => {
  const { show, page } = await openSite();
  page('/audio', 'Audio', 'Nine tracks.', { index: false });
  await show('/audio');
  expect(headSays('meta[name=robots]', 'content')).toEqual(['noindex']);
});

test('an article has its date and its picture in the head, as other sites ask for them', async () => {
  const { show, page } = await openSite();
  page('/decodings/om', 'Om', 'A syllable.', { type: 'decoding', date: '2025-03-01', image: '/om.webp' });
  await show('/decodings/om');
  expect(headSays('meta[property="og:type"]', 'content')).toEqual(['article']);
  expect(headSays('meta[property="og:image"]', 'content')).toEqual([`${SITE}/om.webp`]);
  expect(headSays('meta[property="article:published_time"]', 'content')).toEqual(['2025-03-01']);
});
