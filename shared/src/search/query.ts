import type { Query } from 'minisearch';
import type { Spellings } from './words.ts';

/** Where a word may stand, and how much it counts there. */
export const boosts = { title: 6, names: 6, tags: 3, heading: 3, summary: 2, text: 1 } as const;
/** What a spelling counts: the letters that were typed go before those that are only like them. */
const EXACT = 2;
const LOOSE = 0.5;
/** From this length on a word may begin a longer one, and from this one on it may have a wrong letter. */
const SHORTEST_START = 2;
const SHORTEST_GUESS = 4;
/** A loose key of fewer characters, the "~" among them, would meet too many words: "the" is "~te", as "tells" begins. */
const SHORTEST_LOOSE = 4;
/** The part of a word's letters that a guess may change. */
const GUESS = 0.2;

/** Fits each of the words in any of its spellings; with a guess also words that are near. */
export function queryOf(words: Spellings[], mayGuess: boolean): Query {
  return {
    combineWith: 'OR',
    queries: words.map(({ exact, folded, loose }) => {
      const prefix = folded.length >= SHORTEST_START;
      const fuzzy = mayGuess && folded.length >= SHORTEST_GUESS ? GUESS : false;
      return {
        combineWith: 'OR',
        queries: [
          { queries: [folded], prefix, fuzzy },
          ...(exact === folded ? [] : [{ queries: [exact], prefix, boostTerm: () => EXACT }]),
          ...(loose.length >= SHORTEST_LOOSE ? [{ queries: [loose], prefix, boostTerm: () => LOOSE }] : []),
        ],
      };
    }),
  };
}
