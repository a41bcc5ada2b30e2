import path from 'node:path';
import { readSectionManifest } from '@roe/shared/kit/section-manifest';
import { expect, test } from 'vitest';
import type { SacredPatternsData } from '../src/sacred-patterns/pattern.ts';
import { content } from './content.ts';

const root = path.resolve(import.meta.dirname, '..');
const pages = new Map(content().map((page) => [page.document.url, page]));

function dataOf<Data>(url: string): Data {
  const page = pages.get(url);
  expect(page, url).toBeDefined();
  return page?.data as Data;
}

test('every path of section.json has its page', () => {
  expect([...pages.keys()].sort()).toEqual([...readSectionManifest(root).paths].sort());
});

test('search engines are told of all pages but the landing page for tests', () => {
  const hidden = [...pages.values()].filter(({ document }) => document.index === false);
  expect(hidden.map(({ document }) => document.url)).toEqual(['/test-home']);
});

test('every page can be found by its words', () => {
  for (const [url, { document }] of pages)
    if (!['/', '/test-home', '/sacred-template'].includes(url))
      expect(document.passages?.length, url).toBeGreaterThan(0);
});

test('summaries fit a result of a search engine', () => {
  for (const [url, { document }] of pages) {
    if (url === '/') continue;
    expect(document.summary.length, url).toBeGreaterThanOrEqual(80);
    expect(document.summary.length, url).toBeLessThanOrEqual(200);
  }
});

test('a drawing has a step for each sentence of its construction', () => {
  const { patterns } = dataOf<SacredPatternsData>('/sacred-patterns');
  expect(patterns).toHaveLength(6);
  for (const { steps, construction } of patterns) expect(steps).toHaveLength(construction.length);
});
