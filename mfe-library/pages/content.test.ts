import path from 'node:path';
import { type ContentPage, pagesOf } from '@roe/shared/kit/content';
import { readSectionManifest } from '@roe/shared/kit/section-manifest';
import { expect, test } from 'vitest';
import type { GlossaryData, TermData } from '../src/term.ts';
import { content } from './content.ts';

const manifest = readSectionManifest(path.resolve(import.meta.dirname, '..'));

test('every term of the glossary is a page of its own, found by all its names', async () => {
  const { documents, files } = await pagesOf(content, manifest);
  const { terms } = JSON.parse(files['glossary.json'] ?? '').data as GlossaryData;
  expect(terms.length).toBeGreaterThan(20);
  for (const { slug, term, devanagari, spellings, layer } of terms) {
    const document = documents.find(({ url }) => url === `/glossary/${slug}`);
    expect(document).toMatchObject({ type: 'term', title: term, names: [devanagari, ...spellings], layer });
    expect(document?.passages[0]?.text).not.toBe('');
  }
});

test('a term names the terms that help to understand it', async () => {
  const page = content().find(({ document }) => document.url === '/glossary/sakshi') as ContentPage;
  const { term, related } = page.data as TermData;
  expect(term).toMatchObject({ slug: 'sakshi', devanagari: 'साक्षी' });
  expect(related).toContainEqual({ slug: 'turiya', term: 'turīya', devanagari: 'तुरीय' });
  expect(term).not.toHaveProperty('related');
});

test('a term has a glance for cards: its names, how it is said, its first meaning and how many more there are', () => {
  const glanceAt = (url: string) => content().find(({ document }) => document.url === url)?.document.glance;
  expect(glanceAt('/glossary/abhyasa')).toMatchObject({
    headline: { text: 'abhyāsa', lang: 'sa-Latn' },
    second: { text: 'अभ्यास', lang: 'sa' },
    note: 'ubh-YAA-suh',
    layer: 2,
    text: expect.stringMatching(/^Practice: doing a thing again/),
    more: 'And one more meaning',
  });
  expect(glanceAt('/glossary')).toBeUndefined();
});
