import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ContentPage, pagesOf } from '@roe/shared/build/content';
import { readText } from '@roe/shared/build/markdown';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { sectionFactsSchema } from '@roe/shared/contract/schema';
import { expect, onTestFinished, test } from 'vitest';
import type { DecodingData, DecodingListData } from '../src/decoding.ts';
import { analysisSchema } from './analysis-schema.ts';
import { content } from './content.ts';
import { decodingSchema } from './decoding-schema.ts';

const root = path.resolve(import.meta.dirname, '..');
const facts = parseJsonAt(sectionFactsSchema, readFileSync(path.join(root, 'section.json'), 'utf8'), 'section.json');

/** Reads a real text after this change, from a copy of it. */
function readChanged(file: string, schema: typeof decodingSchema | typeof analysisSchema, from: RegExp, to: string) {
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).toMatch(from);
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-text-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const copy = path.join(folder, 'text.md');
  writeFileSync(copy, text.replace(from, to));
  return () => readText(copy, `mfe-decodings/${file}`, schema);
}

const DECODING = 'content/decodings/three-layer-model.md';
const ANALYSIS = 'content/real-world/black-cat-crossing.md';

test('the real texts build, each as a page that the section owns', async () => {
  const { documents, files } = await pagesOf(content, facts);
  const urls = documents.map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(['/decodings', '/real-world', '/decodings/three-layer-model']));
  expect(Object.keys(files)).toHaveLength(urls.length);
});

test('every text has words, a summary that search engines show whole, and no HTML but what the build makes', async () => {
  const { documents, files } = await pagesOf(content, facts);
  for (const { url, type, summary, passages } of documents.filter(({ type }) => type !== 'page')) {
    expect(passages.length, url).toBeGreaterThan(0);
    if (type === 'decoding') expect(summary.length, url).toBeLessThanOrEqual(220);
    expect(files[`${url.slice(1)}.json`], url).not.toMatch(/<(script|iframe|style)/i);
  }
});

test('the list is ordered from the newest to the oldest', async () => {
  const list = (await content()).find(({ document }) => document.url === '/decodings') as ContentPage;
  const { decodings } = list.data as DecodingListData;
  const dates = decodings.map(({ date }) => date ?? '');
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('the episodes of a series lead to each other, in both directions', async () => {
  const pages = await content();
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

test('a level that is none stops with file, field, expected and received', () => {
  expect(readChanged(DECODING, decodingSchema, /consciousnessLevel: \w+/, 'consciousnessLevel: Expert')).toThrow(
    'mfe-decodings/content/decodings/three-layer-model.md: field "consciousnessLevel": expected ("Dream" | "Seeker" | "Seer"), received "Expert"',
  );
});

test('a date without quotation marks or of another form stops, and the message shows the right one', () => {
  for (const date of ['date: 2025', 'date: "9 March 2025"'])
    expect(readChanged(DECODING, decodingSchema, /date: ".*"/, date)).toThrow(
      /field "date": expected a date .*"2025-03-01"/,
    );
});

test('an excerpt that is too long for a list stops', () => {
  expect(readChanged(DECODING, decodingSchema, /excerpt: ".*"/, `excerpt: "${'long '.repeat(50)}"`)).toThrow(
    'field "excerpt": expected an excerpt of at most 220 characters',
  );
});

test('an episode without a series stops at the series', () => {
  expect(readChanged(DECODING, decodingSchema, /series: ".*"/, 'series: null')).toThrow(
    'mfe-decodings/content/decodings/three-layer-model.md: field "series": expected a series for an episode, and null for a standalone text',
  );
});

test('a text that rests on nothing stops', () => {
  expect(readChanged(DECODING, decodingSchema, /references:\n[\s\S]*?\n---/, 'references: []\n---')).toThrow(
    'field "references": expected at least one reference, received []',
  );
});

test('a field that a writer has misspelt is named', () => {
  expect(readChanged(DECODING, decodingSchema, /^coverImage:/m, 'coverimage:')).toThrow(
    'field "coverimage": expected no such field',
  );
});

test('an analysis of a kind that is none stops, and so does one without a layer', () => {
  expect(readChanged(ANALYSIS, analysisSchema, /category: \w+/, 'category: politician')).toThrow(
    /field "category": expected .*"superstition".*, received "politician"/,
  );
  expect(readChanged(ANALYSIS, analysisSchema, / {2}stillness: ".*"\n/, '')).toThrow(
    /field "layerMapping\.stillness": expected .*, but it is missing/,
  );
});
