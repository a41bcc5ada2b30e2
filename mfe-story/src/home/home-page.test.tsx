import path from 'node:path';
import { contentOf } from '@roe/shared/kit/section-content';
import { progressMade, useSaved } from '@roe/shared/state/saved';
import { showPage } from '@roe/shared/testing/page';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { homePage } from '../../pages/home.ts';
import type { HomeData } from './home.ts';
import { HomePage } from './home-page.tsx';

const { document: home, data } = homePage(contentOf(path.resolve(import.meta.dirname, '../..')));

/** Shows the page as the build makes it, to somebody who has come by a link: nothing lies over it. */
const show = (others: Record<string, string> = {}) =>
  showPage(<HomePage />, { url: '/', title: home.title, data, visited: ['/about', '/'], others });

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const part = (name: string) => within(screen.getByRole('region', { name }));

test.each([
  ['Read the ROE Declaration', '/declaration'],
  ['Explore Decodings', '/decodings'],
  ['Learn More about ROE', '/about-roe'],
  ['Watch the Cosmic Storyboard', '/cosmic-series'],
  ['Explore the Sacred Geometry', '/sacred-patterns'],
  ['Explore the Series', '/pregnancy-of-wombs'],
  ['Decode This Map', '/decodings/three-layer-model'],
  ['About ROE', '/about'],
  ['The realization story', '/realization'],
])('%s leads to %s', (name, href) => {
  show();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test('before anything is explained stand a text of each level as it begins, and what a sentence of the real world means', () => {
  show();
  const { getByRole, getByText } = part('Three openings');
  const { lead, others, saying } = (data as HomeData).front;
  for (const { title, href, level, way } of [lead, ...others]) {
    expect(getByRole('link', { name: title }).getAttribute('href')).toBe(href);
    expect(getByRole('link', { name: new RegExp(`^${level} level`) }).getAttribute('href')).toBe(way);
  }
  expect(getByText(saying.meaning).closest('details')?.open).toBe(false);
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(heads.indexOf('Three openings')).toBeLessThan(heads.indexOf('The three layers'));
});

test('the three layers are named in their order', () => {
  show();
  const names = part('The three layers')
    .getAllByText(/^Layer \d · /)
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Layer 1 · Stillness', 'Layer 2 · Vibration', 'Layer 3 · Form']);
});

test('See More opens the layer with its text and two ways on; the close mark closes it', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /^See More.*Vibration/ }));
  const { getByRole, getByText } = within(dialog());
  getByRole('heading', { name: 'Vibration' });
  getByText('Archetype');
  getByText(/A tune comes into your head/);
  expect(getByRole('link', { name: 'Go Deeper' }).getAttribute('href')).toBe('/decodings');
  expect(getByRole('link', { name: 'Learn More about ROE' }).getAttribute('href')).toBe('/about-roe');
  await userEvent.click(getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another layer opens in its place', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /^See More.*Stillness/ }));
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: /^See More.*Form/ }));
  expect(dialog().open).toBe(true);
  within(dialog()).getByText(/You slam a door/);
  expect(within(dialog()).queryByText(/You wake in the night/)).toBeNull();
});

test('the series opens with its three episodes', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'The three episodes' }));
  const names = within(dialog())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Nested Wombs', 'Ten Avatars', 'Digital Womb']);
});

test('what was begun can be continued where it was left, the latest first; what was read or is gone is left out', async () => {
  show({ '/decodings/first': 'The first', '/decodings/second': 'The second' });
  act(() => {
    useSaved.restore();
    progressMade('/decodings/read', { anchor: 'end', part: 1 });
    progressMade('/decodings/first', { anchor: '', part: 0.2 });
    progressMade('/gone', { anchor: '', part: 0.2 });
    progressMade('/decodings/second', { anchor: 'layer-2', part: 0.4 });
  });
  const links = await part('Continue reading').findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The second', '/decodings/second#layer-2'],
    ['The first', '/decodings/first'],
  ]);
});

test('the Sanskrit in its words is marked as such', () => {
  show();
  for (const word of ['गर्भ', 'असतो मा सद्गमय । तमसो मा ज्योतिर्गमय । मृत्योर्मामृतं गमय ॥'])
    screen.getByText(word).closest('[lang="sa"]');
});
