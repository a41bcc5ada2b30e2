import { wordPlaces } from './words.ts';

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
