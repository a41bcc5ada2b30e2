import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { indexPassages } from '@roe/gateway/library';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { sectionManifestSchema } from '@roe/shared/contract/schema';
import type { Content } from '@roe/shared/kit/content';
import { pagesOf } from '@roe/shared/kit/content';
import { expect, test } from 'vitest';
import { folderOf, sectionIds } from '../workspace.ts';

/** Questions as visitors ask them, and the pages of which one must be among the passages that answer them. */
const file = path.join(import.meta.dirname, 'retrieval-set.json');
const questions: { question: string; pages: string[] }[] = JSON.parse(readFileSync(file, 'utf8'));

/** They were written before the search was made, and stay as they are. */
const HASH = 'd3a74b93d707d7e2be24633acf8955cdf2f5452d4da773a515fb175a10315466';

const documents = (
  await Promise.all(
    sectionIds().map(async (id) => {
      const { content } = (await import(path.join(folderOf(id), 'pages/content.ts'))) as { content: Content };
      const manifest = path.join(folderOf(id), 'section.json');
      return pagesOf(content, parseJsonAt(sectionManifestSchema, readFileSync(manifest, 'utf8'), manifest));
    }),
  )
).flatMap(({ documents }) => documents);
const library = indexPassages(
  documents
    .filter(({ index, isComingSoon }) => index || isComingSoon)
    .map((document) => ({ ...document, isTerm: document.type === 'term' })),
);

const STOP = new Set(
  'a all and are as at be by do does for how i in is it me my not of on or that the this to what when which who why will with you'.split(
    ' ',
  ),
);
const wordsOf = (words: string): string[] =>
  (
    words
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).filter((word) => !STOP.has(word));

test('the questions are those that were written first, at least sixty, for pages that there are', () => {
  expect(createHash('sha256').update(JSON.stringify(questions)).digest('hex')).toBe(HASH);
  expect(questions.length).toBeGreaterThanOrEqual(60);
  const urls = new Set(documents.map(({ url }) => url));
  expect(questions.flatMap(({ pages }) => pages).filter((page) => !urls.has(page))).toEqual([]);
});

test('no question has a word of the title of its page', () => {
  const titleOf = (page: string) => documents.find(({ url }) => url === page)?.title ?? '';
  const shared = questions.flatMap(({ question, pages: [page = ''] }) => {
    const title = wordsOf(titleOf(page));
    return wordsOf(question)
      .filter((word) => title.includes(word))
      .map((word) => `${question}: ${word}`);
  });
  expect(shared).toEqual([]);
});

test('nine of ten questions find a page that answers them among the first four passages', () => {
  const misses = questions
    .filter(({ question, pages }) => !library.find(question, 4).some(({ page }) => pages.includes(page)))
    .map(({ question }) => question);
  expect(misses.length / questions.length, `missed: ${misses.join(' | ')}`).toBeLessThanOrEqual(0.1);
  // docs/guide.md lists those that are missed.
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/guide.md'), 'utf8');
  expect(misses.filter((question) => !page.includes(question))).toEqual([]);
});

test('a question is answered from the texts in a few milliseconds', () => {
  const begun = performance.now();
  for (const { question } of questions) library.find(question, 4);
  expect((performance.now() - begun) / questions.length).toBeLessThan(50);
});
