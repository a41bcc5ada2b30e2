import { slug as slugSchema } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import { fold } from '@roe/shared/search/spelling';
import * as v from 'valibot';
import { type Book, bookSchema } from './book-schema.ts';
import { type Canon, canonSchema, type Epics, epicsSchema } from './canon-schema.ts';
import { type Scripture, scriptureSchema } from './scripture-schema.ts';

/** What the library holds. Books and scriptures are in the order of the alphabet. */
export interface Shelf {
  books: Book[];
  scriptures: Scripture[];
  epics: Epics;
  canon: Canon;
}

/**
 * Reads it all.
 * @param terms slugs of the glossary's terms
 * @throws where a file's name is no slug or stands twice, or something is named that is not there
 */
export function readShelf(content: Pick<SectionContent, 'json' | 'jsonIn'>, terms: ReadonlySet<string>): Shelf {
  const shelf: Shelf = {
    books: withSlugs(content.jsonIn('books', bookSchema)),
    scriptures: withSlugs(content.jsonIn('scriptures', scriptureSchema)),
    epics: content.json('epics.json', epicsSchema),
    canon: content.json('canon.json', canonSchema),
  };
  checkTexts(shelf, terms);
  checkLists(shelf);
  return shelf;
}

const withSlugs = <Text extends { title: string }>(texts: ReadonlyMap<string, Text>) =>
  Array.from(texts, ([slug, text]) => ({ ...text, slug })).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** What it is sorted by: a book's article does not count. */
const keyOf = ({ title }: { title: string }): string => fold(title).replace(/^(the|an?) /, '');

const fail = (file: string, expected: string, received: string): never => {
  throw new Error(`mfe-library/content/${file}: expected ${expected}, received "${received}"`);
};

function checkTexts({ books, scriptures }: Shelf, terms: ReadonlySet<string>): void {
  const files = new Map<string, string>();
  const texts = [
    ...books.map((book) => ({ ...book, file: `books/${book.slug}.json` })),
    ...scriptures.map((scripture) => ({ ...scripture, file: `scriptures/${scripture.slug}.json` })),
  ];
  for (const { file, slug, terms: ofText } of texts) {
    if (!v.is(slugSchema, slug) || slug === NOT_FOUND)
      fail(file, 'a name of lower-case words joined by hyphens, other than "not-found"', slug);
    if (files.has(slug)) fail(file, `a name that ${files.get(slug)} does not have`, slug);
    files.set(slug, file);
    const unknown = ofText.find((term) => !terms.has(term));
    if (unknown) fail(file, 'names of files in content/terms under "terms"', unknown);
  }
  for (const { slug, link } of books)
    if (hostOf(link.url) !== link.host)
      fail(`books/${slug}.json: field "link.host"`, `"${hostOf(link.url)}"`, link.host);
}

function checkLists({ books, scriptures, epics, canon }: Shelf): void {
  const slugs = new Set([...books, ...scriptures].map(({ slug }) => slug));
  const lists = { 'epics.json': epics, 'canon.json': canon.groups.flatMap(({ items }) => items) };
  for (const [file, items] of Object.entries(lists)) {
    const unknown = items.find(({ slug }) => slug && !slugs.has(slug));
    if (unknown?.slug) fail(file, 'names of files in content/books or content/scriptures under "slug"', unknown.slug);
    const again = items.find(({ title }, index) => items.findIndex((item) => item.title === title) !== index);
    if (again) fail(file, 'every title once', again.title);
  }
}

/** The page for addresses that are no text. */
export const NOT_FOUND = 'not-found';

/** Whose page it is, as people call it: without "www." */
export const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '');
