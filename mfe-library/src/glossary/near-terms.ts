import { nearest } from '@roe/shared/near-titles';
import { fold, loose } from '@roe/shared/search/spelling';
import type { NamedTerm } from './term.ts';

/** How like a term must be to be offered, 0..1. */
const NEAR = 0.4;

/** Terms that may have been meant by a word which names none, the likest first. */
export const nearTerms = <Term extends NamedTerm>(word: string, terms: readonly Term[]): Term[] =>
  nearest(loose(word), terms, ({ term }) => [fold(term), loose(term)], NEAR);
