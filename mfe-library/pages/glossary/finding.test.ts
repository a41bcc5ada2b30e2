import path from 'node:path';
import type { SearchList } from '@roe/shared/contract';
import { pagesOf } from '@roe/shared/kit/content';
import { readSectionManifest } from '@roe/shared/kit/section-manifest';
import blind from '@roe/shared/search/blind-spellings.json' with { type: 'json' };
import { createSiteSearch } from '@roe/shared/search/site-search';
import { fold } from '@roe/shared/search/spelling';
import { pairs } from '@roe/shared/search/spellings.fixture';
import { expect, test } from 'vitest';
import { content } from '../content.ts';

const { files } = await pagesOf(content, readSectionManifest(path.resolve(import.meta.dirname, '../..')));
const { pages } = JSON.parse(files['_search.json'] ?? '') as SearchList;
const search = createSiteSearch();
await search.addPages(pages);

const firstFor = (typed: string) => search.find(typed).hits[0]?.href;
const pageOf = (term: string) => pages.find(({ type, title }) => type === 'term' && title === term);

test('of ordinary spellings, the pairs of the rules and those of somebody who has not seen them, 97 % find their term first', () => {
  const known = Object.entries(pairs).flatMap(([term, typed]) => {
    const page = pageOf(term);
    return page ? typed.split(', ').map((typed) => ({ typed, href: page.url })) : [];
  });
  const asked = [...known, ...blind.map(({ typed, slug }) => ({ typed, href: `/glossary/${slug}` }))];
  expect(asked.length).toBeGreaterThan(160);
  const missed = asked.filter(({ typed, href }) => firstFor(typed) !== href);
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(asked.length * 0.03);
});

test('every term is the first for its own name, in IAST, in Devanagari, and without marks where no other is called so', () => {
  const folded = pages.map(({ title }) => fold(title));
  for (const { url, title, type, names = [] } of pages) {
    if (type !== 'term') continue;
    expect(firstFor(title)).toBe(url);
    expect(firstFor(names[0] ?? '')).toBe(url);
    if (folded.filter((other) => other === fold(title)).length === 1) expect(firstFor(fold(title))).toBe(url);
  }
});
