import path from 'node:path';
import Sanscript from '@indic-transliteration/sanscript';
import { contentOf } from '@roe/shared/kit/section-content';
import { inIast } from '@roe/shared/search/transliterate';
import type { InferOutput } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { termSchema } from './term-schema.ts';
import { readTerms } from './terms.ts';

const terms = readTerms(contentOf(path.resolve(import.meta.dirname, '../..')));

describe('the terms', () => {
  test('are at least two hundred, no two of them one, in the order of the alphabet', () => {
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
    expect(terms.length).toBeGreaterThanOrEqual(200);
    const letters = terms.map(({ slug }) => slug.charAt(0));
    expect(letters).toEqual(letters.toSorted());
  });

  test('are in Devanagari what they are in IAST: a library says so, and our own for the search too', () => {
    for (const { term, devanagari } of terms) {
      expect(Sanscript.t(devanagari, 'devanagari', 'iast')).toBe(term);
      expect(inIast(devanagari)).toBe(term);
    }
  });

  test('each lead to others', () => {
    for (const { slug, related } of terms) {
      expect(related, slug).not.toContain(slug);
      expect(related.length, slug).toBeGreaterThan(0);
    }
  });
});

type File = InferOutput<typeof termSchema>;

const file = (changes: Partial<File> = {}): File => ({
  term: 'sat',
  devanagari: 'सत्',
  spellings: ['Sat'],
  senses: [{ definition: 'What is.', example: 'In the beginning this was sat.' }],
  layer: 1,
  related: [],
  ...changes,
});

const read = (files: Record<string, File>) =>
  readTerms({ jsonIn: () => new Map(Object.entries(files)) } as unknown as Parameters<typeof readTerms>[0]);

test('the file’s name is the slug, and the pronunciation comes from the term', () => {
  expect(read({ sat: file() })[0]).toMatchObject({ slug: 'sat', pronunciation: 'SUHT' });
});

test.for<[string, Record<string, File>, string]>([
  ['a name that is no slug', { Sat_1: file() }, 'terms/Sat_1.json: expected a name of lower-case words'],
  [
    'a second file for a term',
    { sat: file(), being: file() },
    'field "term": expected a term of its own, received "sat"',
  ],
  ['a related term that is none', { sat: file({ related: ['asat'] }) }, 'field "related": expected names of files'],
])('%s stops the build', ([, files, message]) => {
  expect(() => read(files)).toThrow(message);
});

test('terms that fold alike may have slugs of their own', () => {
  expect(read({ kala: file({ term: 'kāla' }), 'kala-art': file({ term: 'kalā' }) })).toHaveLength(2);
});
