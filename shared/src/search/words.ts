import { fold, loose } from './spelling.ts';

const WORD = /[^\n\r\p{Z}\p{P}]+/gu;

/** The words of a text, as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The same, with the place where each begins. */
export const wordPlaces = (text: string): { word: string; index: number }[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, index }));

/** Forms under which a word is found, the exact one first; a loose key begins with "~", so that it meets only loose keys. */
export interface Spellings {
  exact: string;
  folded: string;
  loose: string;
}

export function spellingsOf(word: string): Spellings {
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

/** A part of a text; a match is what was looked for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Cuts a text into what was looked for and what stands between. */
export function piecesOf(text: string, isMatch: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { word, index } of wordPlaces(text)) {
    if (!isMatch(word)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isMatch: false });
    pieces.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
  return pieces;
}

/** Letters of a snippet, and how many of them stand before the first match. */
const SNIPPET = 170;
const BEFORE = 50;
/** Sanskrit in its own letters, with brackets that hold nothing else. */
const DEVANAGARI = /\(\s*[\p{Script=Devanagari}।॥\s]+\)|\p{Script=Devanagari}[\p{Script=Devanagari}।॥\s]*/gu;

/**
 * The part of a text around the first word that was looked for. Verses stand there as they are said; in their own letters only
 * where those were looked for.
 */
export function snippetOf(text: string, isMatch: (word: string) => boolean): Piece[] {
  const latin = text.replace(DEVANAGARI, '').replace(/\s+/g, ' ').trim();
  return partOf(latin, isMatch) ?? partOf(text, isMatch) ?? piecesOf(cut(latin, 0), isMatch);
}

function partOf(text: string, isMatch: (word: string) => boolean): Piece[] | undefined {
  const first = wordPlaces(text).find(({ word }) => isMatch(word))?.index;
  if (first === undefined) return undefined;
  return piecesOf(cut(text, first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1), isMatch);
}

function cut(text: string, from: number): string {
  const until = text.length - from <= SNIPPET ? text.length : text.lastIndexOf(' ', from + SNIPPET);
  return `${from > 0 ? '… ' : ''}${text.slice(from, until)}${until < text.length ? ' …' : ''}`;
}
