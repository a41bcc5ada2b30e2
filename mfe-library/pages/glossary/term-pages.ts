import type { Glance } from '@roe/shared/contract';
import type { ContentPage } from '@roe/shared/kit/content';
import { fold } from '@roe/shared/search/spelling';
import type { TermData } from '../../src/glossary/term.ts';
import { firstSentence } from './first-sentence.ts';
import type { Term } from './terms.ts';

/** A page for each term. */
export const termPages = (terms: readonly Term[]): ContentPage[] => terms.map((term) => termPage(term, terms));

function termPage({ related, ...term }: Term, terms: readonly Term[]): ContentPage {
  const { slug, senses, devanagari, spellings, layer } = term;
  return {
    document: {
      url: `/glossary/${slug}`,
      type: 'term',
      aliases: spelledAddresses(term, terms),
      title: term.term,
      summary: firstSentence(senses[0]?.definition ?? ''),
      names: [devanagari, ...spellings],
      layer,
      glance: glanceOf(term),
      passages: [
        {
          anchor: '',
          heading: '',
          text: senses.map(({ definition, example }) => `${definition}\n${example}`).join('\n\n'),
        },
      ],
    },
    data: {
      term,
      related: related.flatMap((other) => terms.filter(({ slug }) => slug === other)).map(nameOf),
    } satisfies TermData,
  };
}

/** Addresses that people guess from how they write the term, where no other term is written so. */
function spelledAddresses({ slug, spellings }: Pick<Term, 'slug' | 'spellings'>, terms: readonly Term[]): string[] {
  const others = terms.filter((other) => other.slug !== slug);
  const taken = new Set(others.flatMap((other) => [other.slug, ...slugsOf(other.spellings)]));
  return slugsOf(spellings)
    .filter((spelling) => spelling !== slug && !taken.has(spelling))
    .map((spelling) => `/glossary/${spelling}`);
}

const slugsOf = (spellings: readonly string[]): string[] => [
  ...new Set(spellings.map((spelling) => fold(spelling).replace(/[^a-z0-9]+/g, '-'))),
];

/** Letters of a definition that a card shows at most. */
const LONGEST = 525;

/** What a card beside a link to a term shows. */
function glanceOf({ term, devanagari, pronunciation, layer, senses }: Omit<Term, 'related'>): Glance {
  const [sense, ...others] = senses;
  const ways = ['Open in the glossary', 'And one more meaning'];
  return {
    headline: { text: term, lang: 'sa-Latn' },
    second: { text: devanagari, lang: 'sa' },
    note: pronunciation,
    ...(layer && { layer }),
    text: shortened(sense?.definition ?? ''),
    more: ways[others.length] ?? `And ${others.length} more meanings`,
  };
}

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …` : text;

const nameOf = ({ slug, term, devanagari }: Term) => ({ slug, term, devanagari });
