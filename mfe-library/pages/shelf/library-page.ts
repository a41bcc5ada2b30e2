import type { ContentPage } from '@roe/shared/kit/content';
import type { LibraryData, ListedBook, ListedScripture } from '../../src/shelf/shelf.ts';
import type { Book } from './book-schema.ts';
import { escaped, excerptOf } from './excerpt.ts';
import { levelOf } from './level.ts';
import { makerOf, originOf } from './maker.ts';
import type { Scripture } from './scripture-schema.ts';
import type { Shelf } from './shelf.ts';

/** The library's own page. Each of its texts is found by its own; the groups of the full list are found here. */
export const libraryPage = ({ books, scriptures, epics, canon: { groups } }: Shelf): ContentPage => ({
  document: {
    url: '/library',
    type: 'page',
    title: 'Seer’s Library',
    summary: `${books.length} books, the foundational Upaniṣads, Purāṇas and epics: what each one says, in plain words, where to begin, and where it can be read.`,
    names: ['Books', 'Scriptures', 'Upanishads', 'Puranas', 'Epics'],
    passages: groups.map(({ title, note, items }, index) => ({
      anchor: anchorOf(index),
      heading: title,
      text: `${note} ${items.map((item) => item.title).join(', ')}.`,
    })),
  },
  data: {
    books: books.map(listedBook),
    scriptures: scriptures.map(listedScripture),
    epics,
    canon: groups.map((group, index) => ({ ...group, anchor: anchorOf(index) })),
  } satisfies LibraryData,
});

const anchorOf = (index: number): string => `list-${index + 1}`;

const listedBook = ({
  slug,
  title,
  author,
  year,
  layer,
  foundational,
  tags,
  summary,
  link,
  searchTerms,
}: Book): ListedBook => ({
  ...{ slug, title, author, year, layer, tags, searchTerms },
  maker: makerOf(author),
  level: levelOf[layer],
  isFoundational: foundational,
  html: escaped(excerptOf(summary)),
  link: { url: link.url, host: link.host },
});

const listedScripture = (scripture: Scripture): ListedScripture => {
  const { slug, kind, title, devanagari, extent, layer, summary, spellings } = scripture;
  return {
    ...{ slug, kind, title, devanagari, extent, layer },
    maker: originOf(scripture),
    level: levelOf[layer],
    isFoundational: kind === 'upanishad',
    html: escaped(excerptOf(summary)),
    searchTerms: spellings,
  };
};
