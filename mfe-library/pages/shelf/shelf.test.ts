import type { SectionContent } from '@roe/shared/kit/section-content';
import { expect, test } from 'vitest';
import type { Book } from './book-schema.ts';
import type { Canon, Epics } from './canon-schema.ts';
import { excerptOf } from './excerpt.ts';
import { makerOf, originOf } from './maker.ts';
import type { Scripture } from './scripture-schema.ts';
import { hostOf, readShelf } from './shelf.ts';

const book = (changes: Partial<Book> = {}): Omit<Book, 'slug'> => ({
  title: 'A Lamp',
  author: 'A. Listener',
  year: '1902',
  layer: 1,
  foundational: false,
  tags: ['light'],
  summary: 'It shines.',
  about: ['It is a lamp.'],
  startWith: 'Begin at the wick.',
  link: { url: 'https://www.lamps.example/a', host: 'lamps.example', what: 'The lamp' },
  editions: [],
  searchTerms: ['Lamp'],
  terms: ['jyoti'],
  ...changes,
});

const scripture = (changes: Partial<Scripture> = {}): Omit<Scripture, 'slug'> => ({
  kind: 'upanishad',
  title: 'Jyoti Upaniṣad',
  devanagari: 'ज्योति उपनिषद्',
  spellings: ['Jyoti Upanishad'],
  extent: '3 verses',
  compiled: 'Nobody knows.',
  layer: 2,
  summary: 'It shines too.',
  about: ['It is light.'],
  edition: 'The printed one',
  editions: [],
  startWith: 'Begin at the first.',
  terms: ['jyoti'],
  ...changes,
});

interface Files {
  books?: Record<string, Partial<Book>>;
  scriptures?: Record<string, Partial<Scripture>>;
  epics?: Epics;
  items?: Canon['groups'][number]['items'];
}

/** The shelf of a section with these files. */
function shelfOf({ books = {}, scriptures = {}, epics = [], items = [] }: Files) {
  const canon: Canon = { groups: [{ title: 'All', note: 'Of all.', items }] };
  const folders = {
    books: new Map(Object.entries(books).map(([slug, changes]) => [slug, book(changes)])),
    scriptures: new Map(Object.entries(scriptures).map(([slug, changes]) => [slug, scripture(changes)])),
  };
  const content = {
    json: (name: string) => (name === 'epics.json' ? epics : canon),
    jsonIn: (folder: keyof typeof folders) => folders[folder],
  };
  return readShelf(content as unknown as SectionContent, new Set(['jyoti']));
}

test('books stand in the order of the alphabet, where marks and an article do not count', () => {
  const books = { a: { title: 'Yoga' }, b: { title: 'The Śloka' }, c: { title: 'Atlas' }, d: { title: 'A Sea' } };
  expect(shelfOf({ books }).books.map(({ slug }) => slug)).toEqual(['c', 'd', 'b', 'a']);
});

test.each<[string, Files]>([
  ['books/Lamp.json: expected a name of lower-case words joined by hyphens', { books: { Lamp: {} } }],
  ['books/not-found.json: expected a name of lower-case words', { books: { 'not-found': {} } }],
  [
    'scriptures/lamp.json: expected a name that books/lamp.json does not have, received "lamp"',
    { books: { lamp: {} }, scriptures: { lamp: {} } },
  ],
  [
    'scriptures/jyoti.json: expected names of files in content/terms under "terms", received "tamas"',
    { scriptures: { jyoti: { terms: ['jyoti', 'tamas'] } } },
  ],
  [
    'books/lamp.json: field "link.host": expected "lamps.example", received "lamps.test"',
    { books: { lamp: { link: { ...book().link, host: 'lamps.test' } } } },
  ],
  [
    'epics.json: expected names of files in content/books or content/scriptures under "slug", received "iliad"',
    { epics: [{ title: 'Iliad', text: 'Anger.', slug: 'iliad' }] },
  ],
  ['canon.json: expected names of files in content/books', { items: [{ title: 'Jyoti Upaniṣad', slug: 'jyoti' }] }],
  ['canon.json: expected every title once, received "Jyoti"', { items: [{ title: 'Jyoti' }, { title: 'Jyoti' }] }],
])('what does not fit stops with its file: %s', (message, files) => {
  expect(() => shelfOf(files)).toThrow(`mfe-library/content/${message}`);
});

test('an excerpt ends with a sentence; a first one that is long stays whole', () => {
  const long = `${'A word and '.repeat(30)}an end.`;
  expect(excerptOf('One. Two? Three!')).toBe('One. Two? Three!');
  expect(excerptOf(`One. ${long}`)).toBe('One.');
  expect(excerptOf(`${long} Two.`)).toBe(long);
});

test('a translator’s name stands on the cover without what is said of it; a text without author where it belongs', () => {
  expect(makerOf('P. Olivelle (translator)')).toBe('P. Olivelle');
  expect(originOf({ kind: 'upanishad', veda: 'Sāmaveda' })).toBe('Sāmaveda');
  expect(originOf({ kind: 'purana' })).toBe('Purāṇa');
  expect(hostOf('https://www.gutenberg.org/ebooks/1')).toBe('gutenberg.org');
});
