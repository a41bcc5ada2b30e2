import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { isPageFile } from '@roe/shared/contract/pattern';
import { sectionManifestSchema } from '@roe/shared/contract/schema';
import { type ContentPage, pagesOf } from '@roe/shared/kit/content';
import { expect, test } from 'vitest';
import type { DecodingData } from '../src/decoding.ts';
import type { DecodingListData } from '../src/list/list.ts';
import type { PathData } from '../src/paths/path.ts';
import type { ScripturesData } from '../src/scriptures/scriptures.ts';
import type { SeriesData } from '../src/series/series.ts';
import { content } from './content.ts';
import { seriesSlug } from './series.ts';
import { bySequence } from './texts.ts';

const root = path.resolve(import.meta.dirname, '..');
const manifest = parseJsonAt(
  sectionManifestSchema,
  readFileSync(path.join(root, 'section.json'), 'utf8'),
  'section.json',
);

const pages = await content();

test('the real texts build, each as a page that the section owns', async () => {
  const { documents, files } = await pagesOf(() => pages, manifest);
  const urls = documents.map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(['/decodings', '/real-world', '/decodings/three-layer-model']));
  expect(Object.keys(files).filter(isPageFile)).toHaveLength(urls.length);
});

test('every text has words, a summary that search engines show whole, and no HTML but what the build makes', async () => {
  const { documents, files } = await pagesOf(() => pages, manifest);
  for (const { url, type, summary, passages } of documents.filter(({ type }) => type !== 'page')) {
    expect(passages.length, url).toBeGreaterThan(0);
    if (type === 'decoding') expect(summary.length, url).toBeLessThanOrEqual(220);
    expect(files[`${url.slice(1)}.json`], url).not.toMatch(/<(script|iframe|style)/i);
  }
});

test('a verse is found for itself, at its place in the text', () => {
  const texts = pages.map(({ document: { passages = [] }, data }) => ({
    html: String((data as { html?: string }).html),
    verses: passages.filter(({ kind }) => kind === 'verse'),
  }));
  expect(texts.flatMap(({ verses }) => verses).length).toBeGreaterThan(20);
  for (const { html, verses } of texts)
    for (const { anchor, heading } of verses) {
      expect(html).toContain(`<figure id="${anchor}" data-verse="">`);
      expect(html).toContain(`${heading}, our translation</figcaption>`);
    }
});

test('the list is ordered from the newest to the oldest, and holds only what cards show', () => {
  const list = pages.find(({ document }) => document.url === '/decodings') as ContentPage;
  const { decodings } = list.data as DecodingListData;
  const dates = decodings.map(
    ({ slug }) => pages.find(({ document }) => document.url === `/decodings/${slug}`)?.document.date ?? '',
  );
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(JSON.stringify(list.data).length / decodings.length).toBeLessThan(1000);
  expect(JSON.stringify(list.data)).not.toContain('data:image');
});

test('analyses stand by their sequence where both have one, else the newest first', () => {
  const first = { sequence: 1, date: '2025-01-01' };
  const second = { sequence: 2, date: '2025-02-01' };
  const dated = { sequence: null, date: '2025-01-15' };
  expect([second, first].sort(bySequence)).toEqual([first, second]);
  expect(bySequence(dated, { sequence: null, date: '2025-03-01' })).toBeGreaterThan(0);
  expect(bySequence(dated, { sequence: 1, date: null })).toBeLessThan(0);
});

test('a series has a page of its own, with its episodes in their order', () => {
  const page = pages.find(({ document }) => document.url === '/series/Birth%20of%20Universe') as ContentPage;
  const { series, episodes } = page.data as SeriesData;
  expect(series).toMatchObject({ name: 'Birth of Universe', slug: 'birth-of-universe' });
  expect(episodes.map(({ episode }) => episode)).toEqual([1, 2]);
  expect(series.description).toMatch(/\w/);
});

test('a series that is still being written has a page without episodes, which search engines do not see', () => {
  const page = pages.find(({ document }) => document.title === 'Decoding the Rāmāyaṇa' && document.type === 'series');
  expect(page).toMatchObject({ document: { index: false }, data: { episodes: [] } });
});

test('the name of a series becomes an address without marks', () => {
  expect(seriesSlug('Decoding the Rāmāyaṇa')).toBe('decoding-the-ramayana');
  expect(seriesSlug('Reality of Everything – The Awakening of the Seer')).toBe(
    'reality-of-everything-the-awakening-of-the-seer',
  );
});

test('Purāṇas and epics list what rests on them, with the passage', () => {
  const page = pages.find(({ document }) => document.url === '/test-decodings') as ContentPage;
  const { shelves } = page.data as ScripturesData;
  expect(shelves.map(({ name }) => name)).toEqual(['Purāṇas', 'Epics']);
  for (const { decodings } of shelves)
    for (const { sources } of decodings) expect(sources.join()).toMatch(/Purāṇa|Mahābhārata|Rāmāyaṇa/);
});

test('More Like This holds at most twelve others that can be read, of the same category where there are any', () => {
  const decodings = pages
    .filter(({ document }) => document.type === 'decoding')
    .map(({ data }) => data as DecodingData);
  for (const { slug, category, related } of decodings) {
    const isKin = (other: Pick<DecodingData, 'slug' | 'category' | 'isComingSoon'>) =>
      other.slug !== slug && other.category === category && !other.isComingSoon;
    const kin = decodings.filter(isKin).map((other) => other.slug);
    const slugs = related.map((other) => other.slug);
    expect(slugs.length, slug).toBeGreaterThan(0);
    expect(slugs.length, slug).toBeLessThanOrEqual(12);
    expect(slugs, slug).not.toContain(slug);
    if (kin.length > 0) expect(slugs.toSorted(), slug).toEqual(kin.toSorted().slice(0, 12));
  }
});

test('the episodes of a series lead to each other, in both directions', () => {
  const episodes = pages
    .filter(({ document }) => document.type === 'decoding')
    .map(({ data }) => data as DecodingData)
    .filter(({ episode }) => episode !== null);
  expect(episodes.length).toBeGreaterThan(1);
  for (const { slug, series, episode, next } of episodes) {
    const following = episodes.find((other) => other.series === series && other.episode === Number(episode) + 1);
    expect(next?.slug, slug).toBe(following?.slug);
    if (following) expect(following.previous?.slug).toBe(slug);
  }
});

test('each level has a way of seven to nine texts that can be read, none of them on two', () => {
  const paths = pages.filter(({ document }) => document.type === 'path');
  expect(paths.map(({ document }) => document.url)).toEqual(['/paths/dream', '/paths/seeker', '/paths/seer']);
  const slugs = paths.map(({ data }) => (data as PathData).steps.map(({ slug }) => slug));
  for (const { length } of slugs) expect([7, 8, 9]).toContain(length);
  expect(new Set(slugs.flat()).size).toBe(slugs.flat().length);
});
