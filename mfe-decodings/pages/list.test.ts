import { expect, test } from 'vitest';
import type { DecodingListData, FurtherListData } from '../src/list/list.ts';
import type { Covers } from './covers.ts';
import { decoding } from './decoding.fixture.ts';
import { listPages } from './list.ts';
import { episodesIn } from './series.ts';
import type { Decoding } from './texts.ts';

const noCovers: Covers = { great: () => null, listed: () => null, preview: () => null };

const decodings = (count: number, changes: (index: number) => Partial<Decoding> = () => ({}), name = 'text') =>
  Array.from({ length: count }, (_, index) => decoding(`${name}-${index}`, changes(index)));

/** The list's pages: the first one, and the others. */
function listOf(all: Decoding[]) {
  const [first, ...further] = listPages(all, episodesIn(all), noCovers);
  return {
    first: first?.data as DecodingListData,
    urls: further.map(({ document }) => document.url),
    further: further.map(({ data }) => data as FurtherListData),
  };
}

const slugs = ({ decodings }: { decodings: { slug: string }[] }): string[] => decodings.map(({ slug }) => slug);

test('48 decodings stand on one page, which knows of no other', () => {
  const { first, urls } = listOf(decodings(48));
  expect(first.decodings).toHaveLength(48);
  expect(first).not.toHaveProperty('rest');
  expect(urls).toEqual([]);
});

test.each([
  [49, [48, 1]],
  [96, [48, 48]],
  [97, [48, 48, 1]],
])('%d decodings stand on pages of 48, each once, in their order', (count, lengths) => {
  const all = decodings(count);
  const { first, further, urls } = listOf(all);
  expect([first, ...further].map((page) => page.decodings.length)).toEqual(lengths);
  expect([first, ...further].flatMap(slugs)).toEqual(all.map(({ slug }) => slug));
  expect(urls).toEqual(lengths.slice(1).map((_, index) => `/decodings/page/${index + 2}`));
  expect(further.map(({ page, pages }) => [page, pages])).toEqual(
    lengths.slice(1).map((_, index) => [index + 2, lengths.length]),
  );
});

test('the first page counts what can be read on all pages, by category and level', () => {
  const all = decodings(97, (index) => ({
    category: index < 90 ? 'Cosmos' : 'Darshan',
    consciousnessLevel: index % 2 ? 'Seer' : 'Dream',
    comingSoon: index === 0,
  }));
  expect(listOf(all).first.rest).toEqual({
    pages: 2,
    series: 0,
    comingSoon: 0,
    counts: { Cosmos: { Dream: 44, Seeker: 0, Seer: 45 }, Darshan: { Dream: 4, Seeker: 0, Seer: 3 } },
  });
});

test('a page has at most 24 series, with all of their episodes, and 24 teasers; the first one says how many more there are', () => {
  const episodes = decodings(50, (index) => ({
    type: 'episode',
    series: `Series ${index % 25}`,
    episodeIndex: 1 + Math.floor(index / 25),
  }));
  const { first, further } = listOf([...episodes, ...decodings(30, () => ({ comingSoon: true }), 'teaser')]);
  expect(first.series).toHaveLength(24);
  expect(first.decodings.filter(({ series }) => series !== null)).toHaveLength(48);
  expect(first.decodings.filter(({ isComingSoon }) => isComingSoon)).toHaveLength(24);
  expect(first.rest).toMatchObject({ pages: 2, series: 1, comingSoon: 6 });
  expect(further[0]?.series.map(({ name }) => name)).toEqual(['Series 24']);
  expect(further[0]?.decodings).toHaveLength(8);
});

test('at most 12 take turns at the top, and each is there, however old it is', () => {
  const { first } = listOf(decodings(200, (index) => ({ featured: index >= 180 })));
  expect(first.featured).toHaveLength(12);
  expect(slugs(first)).toEqual(expect.arrayContaining(first.featured));
  expect(first.decodings).toHaveLength(60);
});
