import type { SearchPage } from '../contract/contract.ts';
import { fold, loose } from './spelling.ts';

/** Forms in which a name and what was typed may be the same: to the letter, without marks, by the ear, and without any a. */
const forms = [
  (name: string) => name.normalize('NFC').toLowerCase(),
  fold,
  loose,
  (name: string) => loose(name).replaceAll('a', ''), // the short a is seldom heard where it is the last, or before a light syllable
];

/** Forms of a page's names, kept: while somebody types, the same pages fit again and again. */
const formsOf = new WeakMap<SearchPage, string[][]>();

/** Letters by which a name and another spelling of it differ at most: a check that costs less than the forms. */
const MOST_LETTERS = 4;

/**
 * Tells how nearly a page is called what was typed, as a whole: 4 to the letter, 3 without marks, 2 by the ear, 1 but for the letter a,
 * 0 otherwise. Who types "dharma" looks for dharma, before all that has this word in its name.
 */
export function nearnessOf(text: string): (page: SearchPage) => number {
  const typed = forms.map((form) => form(text));
  return (page) => {
    const names = [page.title, ...(page.names ?? [])];
    if (names.every((name) => Math.abs(name.length - text.length) > MOST_LETTERS)) return 0;
    const known = formsOf.get(page) ?? names.map((name) => forms.map((form) => form(name)));
    formsOf.set(page, known);
    const way = typed.findIndex((form, place) => known.some((name) => name[place] === form));
    return way === -1 ? 0 : forms.length - way;
  };
}
