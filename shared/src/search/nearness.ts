import type { SearchPage } from '../contract/contract.ts';
import { fold, loose } from './spelling.ts';

/** Forms in which a name and what was typed may be the same: to the letter, without marks, by the ear, and without any a. */
const forms = [
  (name: string) => name.normalize('NFC').toLowerCase(),
  fold,
  loose,
  (name: string) => loose(name).replaceAll('a', ''), // the short a is seldom heard where it is the last, or before a light syllable
];

/** Letters by which a name and another spelling of it differ at most: a check that costs less than the forms. */
const MOST_LETTERS = 4;

/**
 * Tells how nearly a page is called what was typed, as a whole: 4 to the letter, 3 without marks, 2 by the ear, 1 but for the letter a,
 * 0 otherwise. Who types "dharma" looks for dharma, before all that has this word in its name.
 */
export function nearnessOf(text: string): (page: SearchPage) => number {
  const ways = forms.map((form) => ({ form, typed: form(text) }));
  return ({ title, names = [] }) => {
    const alike = [title, ...names].filter((name) => Math.abs(name.length - text.length) <= MOST_LETTERS);
    const way = ways.findIndex(({ form, typed }) => alike.some((name) => form(name) === typed));
    return way === -1 ? 0 : ways.length - way;
  };
}
