import { progressMade, useSaved } from '@roe/shared/state/saved';
import { showPage, type Visited } from '@roe/shared/testing/page';
import { asVisitor } from '@roe/shared/testing/visitor';
import { act, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DecodingData, RelatedDecoding } from '../decoding.ts';
import { DecodingPage } from './decoding-page.tsx';

const URL = '/decodings/om';

/** Page data of a decoding. */
const decoding = (changes: Partial<DecodingData> = {}): DecodingData => ({
  slug: 'om',
  title: 'Om',
  excerpt: 'A syllable.',
  category: 'Cosmos',
  level: 'Seeker',
  date: '2025-03-01',
  dateText: '1 March 2025',
  series: null,
  episode: null,
  minutes: 4,
  isComingSoon: false,
  cover: null,
  tags: ['sound'],
  audioUrl: null,
  headings: [{ id: 'form', text: 'Form', level: 2 }],
  references: [{ source: 'Māṇḍūkya Upaniṣad 1', note: 'Whole.', link: 'https://texts.example/mandukya' }],
  episodes: [],
  previous: null,
  next: null,
  related: [],
  html: '<p>In the beginning.</p><div data-heading=""><h2 id="form">Form</h2></div><p>The end.</p>',
  ...changes,
});

const show = (changes: Partial<DecodingData> = {}, visited: Visited = [URL]): void =>
  showPage(<DecodingPage />, { url: URL, title: 'Om', data: decoding(changes), visited });

const link = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name });
const press = (name: string) => asVisitor((user) => user.click(screen.getByRole('button', { name })));
const goBack = () => asVisitor((user) => user.click(link('Back')));
const address = () => screen.getByTestId('address');

const episodes = ['One', 'Om', 'Three'].map((title, index) => ({
  slug: title.toLowerCase(),
  title,
  episode: index + 1,
  minutes: 5,
}));
const inSeries = {
  series: 'Sounds & Silence',
  episode: 2,
  episodes,
  previous: episodes[0] ?? null,
  next: episodes[2] ?? null,
};

test('a decoding shows what it is, and leads to its category and level', () => {
  show();
  screen.getByRole('heading', { level: 1, name: 'Om' });
  screen.getByText('A syllable.');
  screen.getByText('1 March 2025');
  screen.getByText('4 min read');
  expect(link('Cosmos').getAttribute('href')).toBe('/decodings?category=Cosmos');
  expect(link(/^Seeker/).getAttribute('href')).toBe('/paths/seeker');
  screen.getByText('Māṇḍūkya Upaniṣad 1');
  expect(screen.getByRole('list', { name: 'Tags' }).textContent).toContain('sound');
});

test('a decoding without date and text says so', () => {
  show({ date: null, dateText: null, html: '', headings: [] });
  screen.getByText('No date');
  screen.getByText('No content available.');
});

test('the contents lead to the headings', () => {
  show();
  expect(contents().getByRole('link', { name: 'Form' }).getAttribute('href')).toBe('/decodings/om#form');
});

test('an episode names its place and its neighbours', () => {
  show(inSeries);
  screen.getByText('Episode 2 of', { exact: false });
  expect(link(/^Previous: Episode 1\s?, One$/).getAttribute('href')).toBe('/decodings/one');
  expect(link(/^Next: Episode 3\s?, Three$/).getAttribute('href')).toBe('/decodings/three');
  for (const series of screen.getAllByRole('link', { name: 'Sounds & Silence' }))
    expect(series.getAttribute('href')).toBe('/series/Sounds%20%26%20Silence');
});

test('a series tells what was read of it, and what is next', () => {
  show(inSeries);
  const nav = screen.getByRole('navigation', { name: 'Episodes' });
  within(nav).getByText('3 episodes');
  act(() => progressMade('/decodings/three', { anchor: '', part: 1 }));
  within(nav).getByText('1 of 3 read');
  expect(within(nav).getByText('Next up · 5 min').closest('li')?.textContent).toContain('One');
  act(() => {
    for (const slug of ['one', 'om']) progressMade(`/decodings/${slug}`, { anchor: '', part: 0.99 });
  });
  within(nav).getByText(/You have read the whole series/);
});

/** A window in which everything is seen. */
class SeesAll {
  onSeen: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(onSeen: SeesAll['onSeen']) {
    this.onSeen = onSeen;
  }
  observe = (target: Element) => this.onSeen([{ target, isIntersecting: true }]);
  unobserve = () => {};
  disconnect = () => {};
}

test('a source that can be read elsewhere leads there', () => {
  show();
  expect(link('Māṇḍūkya Upaniṣad 1').getAttribute('href')).toBe('https://texts.example/mandukya');
});

test('a verse can be copied with all its lines', async () => {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  onTestFinished(() => void vi.unstubAllGlobals());
  show({
    html: '<figure data-verse=""><blockquote><p lang="sa">अ ।<br>आ ॥</p><p>A, ā.</p></blockquote><figcaption>Veda 1</figcaption></figure>',
  });
  await press('Copy verse');
  expect(await navigator.clipboard.readText()).toBe('अ ।\nआ ॥\nA, ā.\nVeda 1');
});

test('a favourite is kept, and taken away again', async () => {
  show();
  await press('Favorite');
  expect(useSaved.getState().items).toEqual([{ url: '/decodings/om', title: 'Om', type: 'decoding' }]);
  screen.getByRole('button', { name: 'Favorite', pressed: true });
  await press('Favorite');
  expect(useSaved.getState().items).toEqual([]);
});

test('a text that is kept for later is on the reading list, and taken off it again', async () => {
  show();
  await press('Read later');
  expect(useSaved.getState().readingList).toEqual([{ url: '/decodings/om', title: 'Om', type: 'decoding' }]);
  screen.getByRole('button', { name: 'Read later', pressed: true });
  await press('Read later');
  expect(useSaved.getState().readingList).toEqual([]);
});

test('where nothing can speak there is no Listen', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
});

test('Back opens the series again for who came from it', async () => {
  show({}, ['/about', { pathname: URL, state: { fromSeries: true, series: 'Sounds' } }]);
  await goBack();
  expect(address().textContent).toBe('/decodings');
  expect(address().dataset['state']).toBe('{"openSeries":"Sounds"}');
});

test('Back is one step back inside the site', async () => {
  show({}, ['/library', URL]);
  await goBack();
  expect(address().textContent).toBe('/library');
});

const contents = () => within(screen.getByRole('navigation', { name: 'Contents' }));
const followContents = () => asVisitor((user) => user.click(contents().getByRole('link', { name: 'Form' })));

test('Back leaves the text, however many of its contents were looked at', async () => {
  show({}, ['/library', URL]);
  await followContents();
  expect(address().textContent).toBe('/decodings/om#form');
  await followContents();
  await goBack();
  expect(address().textContent).toBe('/library');
});

test('Back leads who came from outside to the list, after a look at the contents too', async () => {
  show();
  await followContents();
  expect(address().textContent).toBe('/decodings/om#form');
  await followContents();
  await goBack();
  expect(address().textContent).toBe('/decodings');
});

test('who came from a series is led back to it after a look at the contents too', async () => {
  show({}, ['/about', { pathname: URL, state: { fromSeries: true, series: 'Sounds' } }]);
  await followContents();
  await goBack();
  expect(address().dataset['state']).toBe('{"openSeries":"Sounds"}');
});

const like = (title: string): RelatedDecoding => ({ ...decoding({ title, slug: title.toLowerCase() }) });

test('More Like This leads to others, and unfolds what they are about', () => {
  show({ related: [like('Nada'), like('Spanda')] });
  const more = screen.getByRole('region', { name: 'More Like This' });
  const [card] = within(more).getAllByRole('listitem');
  const ways = within(card as HTMLElement).getAllByRole('link', { hidden: true });
  expect(ways.map((way) => way.textContent)).toEqual(['Nada', 'Read More of Nada', 'Read Nada']);
  expect(new Set(ways.map((way) => way.getAttribute('href')))).toEqual(new Set(['/decodings/nada']));
  within(card as HTMLElement).getByText(/^More Info/);
});

test('a decoding alone in its category has no More Like This', () => {
  show();
  expect(screen.queryByRole('region', { name: 'More Like This' })).toBeNull();
});
