import { type Article, articles, decodings } from './article-specimens.ts';
import { plainWordsIn } from './plain-words.ts';
import { publishedAt } from './published.ts';
import { one, specimens } from './specimen.ts';

/** Any of these texts, as it is written. */
export const asWritten = (...texts: string[]): RegExp =>
  new RegExp(texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'i');

/** Two words that stand together under one heading of an article, and nowhere else in the texts of its kind. */
export function wordsUnderHeading(): string {
  const passages = decodings().flatMap(({ passages }) => passages);
  const isRare = (word: string) =>
    passages.filter(({ text }) => text.toLowerCase().includes(word.toLowerCase())).length === 1;
  const rareWordsIn = (text: string) => plainWordsIn(text).filter(isRare).slice(0, 2);
  const { text } = one(
    'a passage with two words that no other has',
    articles().flatMap(({ passages }) => passages.filter(({ anchor }) => anchor !== '')),
    ({ text }) => rareWordsIn(text).length === 2,
  );
  return rareWordsIn(text).join(' ');
}

/** A word of an article's title with a letter left out, so long that it is no other word, which no text of its kind holds. */
export function wordWithoutLetter(): string {
  const misspelt = ({ title }: Article) => {
    const word = plainWordsIn(title).find(({ length }) => length > 8) ?? '';
    return (word.slice(0, 3) + word.slice(4)).toLowerCase();
  };
  const texts = decodings().flatMap(({ title, passages }) => [title, ...passages.map(({ text }) => text)]);
  const isNowhere = (word: string) => texts.every((text) => !text.toLowerCase().includes(word));
  const article = one(
    'an article with a long word in its title',
    articles(),
    (each) => misspelt(each).length > 7 && isNowhere(misspelt(each)),
  );
  return misspelt(article);
}

/** A track, with a word of it that the list of decodings does not hold. */
export function track() {
  const texts = decodings().map(({ title, excerpt }) => `${title} ${excerpt}`.toLowerCase());
  const wordOf = (text: string) =>
    plainWordsIn(text).find((word) => texts.every((each) => !each.includes(word.toLowerCase())));
  const { tracks } = publishedAt<{ tracks: { title: string; description: string }[] }>('/audio').data;
  const piece = one('a track with a word that no decoding has', tracks, ({ description }) => wordOf(description));
  return { title: piece.title, word: wordOf(piece.description) ?? '' };
}

/** A verse of an article, and one of a scripture: where each stands, its place, and how its transliteration begins, in plain letters. */
export const verses = () =>
  ['decoding', 'scripture'].map((kind) => {
    const pages = specimens(kind).flatMap(({ url, passages }) => passages.map((passage) => ({ url, passage })));
    const { url, passage } = one(`a verse of a ${kind}`, pages, ({ passage }) => passage.kind === 'verse');
    const words = passage.text.replace(/[\p{Script=Devanagari}।॥]+/gu, '').match(/\p{L}+/gu) ?? [];
    const plain = words
      .slice(0, 4)
      .join(' ')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '');
    return { href: `${url}#${passage.anchor}`, place: passage.heading, words: plain };
  });
