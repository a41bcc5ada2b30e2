import type { ContentPage } from '@roe/shared/kit/content';
import type { GlossaryData, ListedTerm, NoTermData } from '../../src/glossary/term.ts';
import { firstSentence } from './first-sentence.ts';
import type { Term } from './terms.ts';

/** The list of all terms: of each its name and the first sentence of what it means. */
export const glossaryPage = (terms: readonly Term[]): ContentPage => ({
  document: {
    url: '/glossary',
    type: 'page',
    title: 'Sacred 108 Glossary',
    summary: 'Sanskrit terms in IAST and Devanagari, with plain definitions, an example each, and how to say them.',
  },
  data: { terms: terms.map(listed) } satisfies GlossaryData,
});

/** What stands in for a term that is none. */
export const noTermPage = (terms: readonly Term[]): ContentPage => ({
  document: {
    url: '/glossary/not-found',
    type: 'page',
    title: 'Term Not Found',
    summary: 'The glossary has no term at this address. All terms are one step away.',
    index: false,
  },
  data: { terms: terms.map(({ slug, term, devanagari }) => ({ slug, term, devanagari })) } satisfies NoTermData,
});

const listed = ({ slug, term, devanagari, senses }: Term): ListedTerm => ({
  ...{ slug, term, devanagari },
  html: escaped(firstSentence(senses[0]?.definition ?? '')),
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
