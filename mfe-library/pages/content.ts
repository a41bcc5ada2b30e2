import path from 'node:path';
import type { Glance } from '@roe/shared/contract';
import type { ContentPage } from '@roe/shared/kit/content';
import { contentOf } from '@roe/shared/kit/section-content';
import type { InferOutput } from 'valibot';
import type { LibraryData } from '../src/library-page.tsx';
import type { GlossaryData, ListedTerm, TermData } from '../src/term.ts';
import { glossarySchema, upanishadsSchema } from './schemas.ts';

export function content(): ContentPage[] {
  const { json } = contentOf(path.resolve(import.meta.dirname, '..'));
  const terms = json('glossary.json', glossarySchema);
  const upanishads = json('upanishads.json', upanishadsSchema);
  checkRelated(terms);
  return [
    {
      document: {
        url: '/library',
        type: 'page',
        title: 'Seer’s Library',
        summary: 'Six foundational Upaniṣads: what each one says, in plain words, and which passage to read first.',
        passages: upanishads.map(({ slug, title, summary }) => ({ anchor: slug, heading: title, text: summary })),
      },
      data: { upanishads } satisfies LibraryData,
    },
    {
      document: {
        url: '/glossary',
        type: 'page',
        title: 'Sacred 108 Glossary',
        summary: 'Sanskrit terms in IAST and Devanagari, with plain definitions, an example each, and how to say them.',
      },
      data: { terms: terms.map(listed) } satisfies GlossaryData,
    },
    ...terms.map((term) => termPage(term, terms)),
  ];
}

type Terms = InferOutput<typeof glossarySchema>;

function termPage({ related, ...term }: Terms[number], terms: Terms): ContentPage {
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

const listed = ({ senses, ...term }: Terms[number]): ListedTerm => ({
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

function checkRelated(terms: Terms): void {
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
