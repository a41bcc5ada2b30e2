import { inIast } from '@roe/shared/search/transliterate';
import { nearestByEar } from '../nearest-by-ear.ts';
import type { NamedTerm } from './term.ts';

/** How like a term must be to be offered, 0..1. */
const NEAR = 0.4;

/** Terms that may have been meant by a word which names none, in any script, the likest first. */
export const nearTerms = <Term extends NamedTerm>(word: string, terms: readonly Term[]): Term[] =>
  nearestByEar(inIast(word), terms, ({ term }) => [term], NEAR);
