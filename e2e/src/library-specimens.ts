import { plainWordsIn } from './plain-words.ts';
import { publishedAt } from './published.ts';
import { one, specimens } from './specimen.ts';

interface Listed {
  slug: string;
  title: string;
  layer: number;
  searchTerms: string[];
}

interface Book extends Listed {
  author: string;
  link: { url: string; host: string };
}

interface LibraryData {
  books: Book[];
  scriptures: (Listed & { kind: string })[];
  canon: { items: { title: string; slug?: string }[] }[];
}

export const library = () => publishedAt<LibraryData>('/library').data;

/** All texts that can be narrowed, and those among them that have a card. */
export const texts = () => [...library().books, ...library().scriptures];
export const cardTexts = () => [...library().books, ...library().scriptures.filter(({ kind }) => kind !== 'epic')];

/** A book that its author’s last name alone leads to, with what people may type before they have typed all of it. */
export function bookByAuthor(): Book & { word: string } {
  const { books } = library();
  const names = ({ title, searchTerms }: Listed) => [title, ...searchTerms].join(' ').toLowerCase();
  const wordOf = (book: Book) =>
    plainWordsIn(book.author).find((word) =>
      texts().every(
        (other) =>
          other.slug === book.slug ||
          !`${names(other)} ${'author' in other ? other.author : ''}`.toLowerCase().includes(word.toLowerCase()),
      ),
    );
  const book = one('a book that a word of its author’s name tells from all others', books, wordOf);
  return { ...book, word: wordOf(book) ?? '' };
}

/** A scripture that people write otherwise than its title. */
export function scripture() {
  const { slug, title, searchTerms } = one(
    'a scripture with a spelling of its own',
    library().scriptures,
    ({ kind, searchTerms: [spelling] }) => kind === 'upanishad' && spelling,
  );
  return { slug, title, spelling: searchTerms[0] ?? '' };
}

/** A book of somebody who is named as its author, and one that was translated. */
export function booksOfAuthors() {
  const { books } = library();
  return {
    written: one('a book with an author', books, ({ author }) => !author.includes('(')),
    translated: one('a translation', books, ({ author }) => author.includes('translator')),
  };
}

interface TextData {
  editions: { url?: string }[];
  verse: { source: string } | null;
}

/** A scripture with a verse, and an edition that is free to read. */
export const scriptureWithVerse = () =>
  one(
    'a scripture with a verse and a free edition',
    specimens<TextData>('scripture'),
    ({ verse, editions }) => verse && editions.some(({ url }) => url),
  );
