import { fold } from '@roe/shared/search/spelling';
import { inIast } from '@roe/shared/search/transliterate';
import { nameFitOf } from '../name-fit.ts';
import { type Filters, letterOf } from './filters.ts';
import type { ListedTerm } from './term.ts';

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
  const fitOf = nameFitOf(words);
  const fits = under.map((term) => ({ term, fit: fitOf(term.term) }));
  const folded = fold(words);
  return {
    byName: [0, 1, 2].flatMap((wanted) => fits.filter(({ fit }) => fit === wanted).map(({ term }) => term)),
    byMeaning: fits
      .filter(({ term: { html }, fit }) => fit === undefined && fold(html).includes(folded))
      .map(({ term }) => term),
  };
}
