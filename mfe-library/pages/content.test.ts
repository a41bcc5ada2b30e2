import path from 'node:path';
import { type ContentPage, pagesOf } from '@roe/shared/kit/content';
import { readSectionManifest } from '@roe/shared/kit/section-manifest';
import { expect, test } from 'vitest';
import type { GlossaryData, TermData } from '../src/glossary/term.ts';
import type { LibraryData } from '../src/shelf/shelf.ts';
import type { TextData } from '../src/shelf/text.ts';
import { content } from './content.ts';

const manifest = readSectionManifest(path.resolve(import.meta.dirname, '..'));
const pages = content();
const { documents } = await pagesOf(() => pages, manifest);

const documentAt = (url: string) => documents.find((document) => document.url === url);
const pageAt = (url: string) => pages.find(({ document }) => document.url === url) as ContentPage;
const library = pageAt('/library').data as LibraryData;

test('every term of the glossary is a page of its own, found by all its names', () => {
  const { terms } = pageAt('/glossary').data as GlossaryData;
  expect(terms.length).toBeGreaterThan(20);
  for (const { slug } of terms) {
    const { term, devanagari, spellings, layer } = (pageAt(`/glossary/${slug}`).data as TermData).term;
    const document = documentAt(`/glossary/${slug}`);
    expect(document).toMatchObject({ type: 'term', title: term, names: [devanagari, ...spellings], layer });
    expect(document?.passages[0]?.text).not.toBe('');
  }
});

test('a term names the terms that help to understand it', () => {
  const { term, related } = pageAt('/glossary/sakshi').data as TermData;
  expect(term).toMatchObject({ slug: 'sakshi', devanagari: 'साक्षी' });
  expect(related).toContainEqual({ slug: 'turiya', term: 'turīya', devanagari: 'तुरीय' });
  expect(term).not.toHaveProperty('related');
});

test('a term has a glance for cards: its names, how it is said, its first meaning and how many more there are', () => {
  expect(documentAt('/glossary/abhyasa')?.glance).toMatchObject({
    headline: { text: 'abhyāsa', lang: 'sa-Latn' },
    second: { text: 'अभ्यास', lang: 'sa' },
    layer: 2,
    text: expect.stringMatching(/^Practice: doing a thing again/),
    more: 'And one more meaning',
  });
  expect(documentAt('/glossary')?.glance).toBeUndefined();
});

test('the shelf holds what it promises: twelve books, six Upaniṣads, six Purāṇas, two epics, and a list of more than 108', () => {
  const ofKind = (kind: string) => library.scriptures.filter((scripture) => scripture.kind === kind);
  expect(library.books).toHaveLength(12);
  expect(['upanishad', 'purana', 'epic'].map((kind) => ofKind(kind).length)).toEqual([6, 6, 2]);
  expect(library.canon.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(108);
  for (const layer of [1, 2, 3]) expect(library.books.some((book) => book.layer === layer)).toBe(true);
  expect(library.books.some(({ isFoundational }) => isFoundational)).toBe(true);
});

test('every text of the shelf has a page, which is found by its names and tells its level from its layer', () => {
  const levels = { 1: 'Seer', 2: 'Seeker', 3: 'Dream' };
  for (const { slug, title, layer, level, searchTerms } of [...library.books, ...library.scriptures]) {
    const document = documentAt(`/library/${slug}`);
    expect(level).toBe(levels[layer]);
    expect(document).toMatchObject({ title, layer, level, names: expect.arrayContaining(searchTerms) });
    expect(document?.passages[0]?.text).toContain((pageAt(`/library/${slug}`).data as TextData).startWith);
  }
});

test('search engines are told who wrote a book, and never that a translator did', () => {
  for (const { slug, author } of library.books)
    expect(documentAt(`/library/${slug}`)?.author, slug).toBe(author.includes('translator') ? undefined : author);
  for (const { slug } of library.scriptures) expect(documentAt(`/library/${slug}`)?.author).toBeUndefined();
});

test('what is cited has its place and says whose translation it is', () => {
  const verses = library.scriptures.flatMap(({ slug }) => (pageAt(`/library/${slug}`).data as TextData).verse ?? []);
  expect(verses.length).toBeGreaterThan(0);
  for (const { source } of verses) expect(source).toMatch(/\d.*, our translation$/);
  const passages = library.scriptures.flatMap(({ slug }) => documentAt(`/library/${slug}`)?.passages.slice(1) ?? []);
  expect(passages.map(({ kind, heading }) => [kind, `${heading}, our translation`])).toEqual(
    verses.map(({ source }) => ['verse', source]),
  );
});
