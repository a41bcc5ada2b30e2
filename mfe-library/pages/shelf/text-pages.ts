import type { Glance } from '@roe/shared/contract';
import type { ContentPage } from '@roe/shared/kit/content';
import type { SectionContent } from '@roe/shared/kit/section-content';
import type { NamedTerm } from '../../src/glossary/term.ts';
import { type NoTextData, type TextData, VERSE } from '../../src/shelf/text.ts';
import type { Book } from './book-schema.ts';
import { excerptOf } from './excerpt.ts';
import { levelOf } from './level.ts';
import { makerOf, originOf } from './maker.ts';
import type { Scripture } from './scripture-schema.ts';
import { hostOf, NOT_FOUND, type Shelf } from './shelf.ts';

interface Surroundings {
  /** All terms of the glossary. */
  terms: readonly NamedTerm[];
  render: SectionContent['render'];
}

/** A page for each book and each scripture, and one for addresses that are neither. */
export const textPages = ({ books, scriptures }: Shelf, surroundings: Surroundings): ContentPage[] => [
  ...books.map((book) => bookPage(book, surroundings)),
  ...scriptures.map((scripture) => scripturePage(scripture, surroundings)),
  noTextPage([...books, ...scriptures]),
];

function bookPage(book: Book, surroundings: Surroundings): ContentPage {
  const { slug, title, author, year, foundational, tags, link, searchTerms } = book;
  const isTranslated = author.includes('translator');
  return {
    document: {
      ...documentOf(book),
      type: 'book',
      names: [makerOf(author), ...searchTerms],
      tags,
      ...(!isTranslated && { author }),
      glance: glanceOf(book, { second: { text: makerOf(author) }, note: year }),
    },
    data: {
      ...dataOf(book, surroundings),
      ...{ slug, type: 'book', title, devanagari: null, tags, link, verse: null, edition: null },
      maker: makerOf(author),
      isFoundational: foundational,
      facts: [
        { name: 'By', text: author },
        { name: 'Published', text: year },
      ],
    } satisfies TextData,
  };
}

function scripturePage(scripture: Scripture, surroundings: Surroundings): ContentPage {
  const { slug, kind, title, devanagari, spellings, veda, extent, compiled, verse, edition } = scripture;
  return {
    document: {
      ...documentOf(scripture),
      passages: [...documentOf(scripture).passages, ...(verse ? [versePassage(verse)] : [])],
      type: 'scripture',
      names: [devanagari, ...spellings],
      glance: glanceOf(scripture, {
        headline: { text: title, lang: 'sa-Latn' },
        second: { text: devanagari, lang: 'sa' },
        note: originOf(scripture),
      }),
    },
    data: {
      ...dataOf(scripture, surroundings),
      ...{ slug, type: 'scripture', title, devanagari, edition, tags: [], link: null },
      maker: originOf(scripture),
      isFoundational: kind === 'upanishad',
      facts: [
        ...(veda ? [{ name: 'Veda', text: veda }] : []),
        { name: 'Extent', text: extent },
        { name: 'Compiled', text: compiled },
      ],
      verse: verse ? { ...verse, source: `${verse.place}, our translation` } : null,
    } satisfies TextData,
  };
}

const documentOf = ({ slug, title, layer, summary, about, startWith }: Book | Scripture) => ({
  ...{ url: `/library/${slug}`, title, layer },
  summary: excerptOf(summary),
  level: levelOf[layer],
  passages: [{ anchor: '', heading: '', text: [summary, ...about, startWith].join(' ') }],
});

const versePassage = ({ place, devanagari, iast, translation }: NonNullable<Scripture['verse']>) => ({
  ...{ anchor: VERSE, heading: place, kind: 'verse' },
  text: `${devanagari} ${iast} ${translation}`,
});

const glanceOf = ({ title, layer, summary }: Book | Scripture, others: Partial<Glance>): Glance => ({
  headline: { text: title },
  layer,
  text: excerptOf(summary),
  more: 'Open in the library',
  ...others,
});

const dataOf = (
  { layer, summary, about, startWith, editions, terms }: Book | Scripture,
  { terms: all, render }: Surroundings,
) => ({
  ...{ layer, level: levelOf[layer], summary, startWith },
  about: { html: render(about.join('\n\n')).html },
  editions: editions.map(({ label, url }) => ({ label, ...(url && { url, host: hostOf(url) }) })),
  terms: terms.flatMap((slug) => all.filter((term) => term.slug === slug)).map(termName),
});

const termName = ({ slug, term, devanagari }: NamedTerm): NamedTerm => ({ slug, term, devanagari });

const noTextPage = (texts: (Book | Scripture)[]): ContentPage => ({
  document: {
    url: `/library/${NOT_FOUND}`,
    type: 'page',
    title: 'Not in the Library',
    summary: 'The library has no text at this address. Texts that are near it, and all that there are.',
    index: false,
  },
  data: { texts: texts.map(({ slug, title }) => ({ slug, title })) } satisfies NoTextData,
});
