import { fold, loose } from '@roe/shared/search/spelling';
import { inIast } from '@roe/shared/search/transliterate';
import { type Filters, letterOf } from './filters.ts';
import type { ListedTerm } from './term.ts';

/** The shortest key that may fit loosely: shorter ones are in too many words. */
const SHORTEST_LOOSE = 3;

/** Whether a term's name has the words in it, and how well: 0 by the letter, 1 without marks, 2 by the ear; otherwise not at all. */
function fitOf(words: string, { term }: ListedTerm): number | undefined {
  if (term.toLowerCase().includes(words.toLowerCase())) return 0;
  if (fold(term).includes(fold(words))) return 1;
  const key = loose(words);
  return key.length >= SHORTEST_LOOSE && loose(term).includes(key) ? 2 : undefined;
}

interface TermHits {
  /** By their names; those that fit best go first. */
  byName: ListedTerm[];
  /** Those that only have the words in the sentence that explains them. */
  byMeaning: ListedTerm[];
}

/** The terms that fit. What is written in a script of India is looked for in IAST. */
export function findTerms(terms: readonly ListedTerm[], { q, letter }: Filters): TermHits {
  const words = inIast(q.trim());
  const under = letter === '' ? [...terms] : terms.filter(({ term }) => letterOf(term) === letter);
  if (words === '') return { byName: under, byMeaning: [] };
  const fits = under.map((term) => ({ term, fit: fitOf(words, term) }));
  return {
    byName: [0, 1, 2].flatMap((wanted) => fits.filter(({ fit }) => fit === wanted).map(({ term }) => term)),
    byMeaning: fits
      .filter(({ term: { html }, fit }) => fit === undefined && fold(html).includes(fold(words)))
      .map(({ term }) => term),
  };
}
