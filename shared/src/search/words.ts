import { fold, loose } from './spelling.ts';
import { inIast } from './transliterate.ts';

const WORD = /[^\n\r\p{Z}\p{P}]+/gu;

/** The words of a text, as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The same, with the place where each begins. */
export const wordPlaces = (text: string): { word: string; index: number }[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, index }));

/** Forms under which a word is found, in IAST whatever its script, the exact one first; a loose key begins with "~", so that it meets only loose keys. */
export interface Spellings {
  exact: string;
  folded: string;
  loose: string;
}

export function spellingsOf(written: string): Spellings {
  const word = inIast(written);
  return { exact: word.normalize('NFC').toLowerCase(), folded: fold(word), loose: `~${loose(word)}` };
}

/** Forms of a word that the index holds. In a text, an English word is only looked for as it is written: that halves the index. */
export function termsOf({ exact, folded, loose }: Spellings, isText = false): string[] {
  return [...new Set(isText && exact === folded ? [folded] : [exact, folded, loose])];
}

/** Tells whether a word was looked for, by the forms that the search gives. */
export function matcherOf(terms: Iterable<string>): (word: string) => boolean {
  const forms = new Set(terms);
  return (word) => termsOf(spellingsOf(word)).some((term) => forms.has(term));
}
