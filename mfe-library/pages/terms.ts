import type { Glance } from '@roe/shared/contract';
import type { ContentPage } from '@roe/shared/kit/content';
import type { InferOutput } from 'valibot';
import type { ListedTerm, TermData } from '../src/term.ts';
import type { glossarySchema } from './schemas.ts';

type Terms = InferOutput<typeof glossarySchema>;

/** The page of a term. */
export function termPage({ related, ...term }: Terms[number], terms: Terms): ContentPage {
  const { slug, senses, devanagari, spellings, layer } = term;
  return {
    document: {
      url: `/glossary/${slug}`,
      type: 'term',
      title: term.term,
      summary: senses[0]?.definition ?? '',
      names: [devanagari, ...spellings],
      layer,
      glance: glanceOf(term),
      passages: [
        {
          anchor: '',
          heading: '',
          text: senses.map(({ definition, example }) => `${definition} ${example}`).join(' '),
        },
      ],
    },
    data: {
      term,
      related: related.flatMap((other) => terms.filter(({ slug }) => slug === other)).map(nameOf),
    } satisfies TermData,
  };
}

/** A term as the glossary lists it. */
export const listed = ({ senses, ...term }: Terms[number]): ListedTerm => ({
  ...term,
  html: senses
    .map(({ definition, example }) => `<li>${escaped(definition)} <span>${escaped(example)}</span></li>`)
    .join(''),
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Letters of a definition that a card shows at most. */
const LONGEST = 525;

/** What a card beside a link to a term shows. */
function glanceOf({ term, devanagari, pronunciation, layer, senses }: Omit<Terms[number], 'related'>): Glance {
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

const nameOf = ({ slug, term, devanagari }: Terms[number]) => ({ slug, term, devanagari });

/** @throws where two terms share a slug, or one names a term that is none */
export function checkTerms(terms: Terms): void {
  const slugs = new Set<string>();
  for (const { slug } of terms) {
    if (slugs.has(slug))
      throw new Error(`mfe-library/content/glossary.json: expected one entry a term, received a second "${slug}"`);
    slugs.add(slug);
  }
  for (const { slug, related } of terms) {
    const unknown = related.find((other) => !slugs.has(other));
    if (unknown)
      throw new Error(
        `mfe-library/content/glossary.json: term "${slug}", field "related": expected slugs of this file, received "${unknown}"`,
      );
  }
}
