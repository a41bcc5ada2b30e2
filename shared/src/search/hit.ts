import type { SearchPage, SearchTexts } from '../contract/contract.ts';
import { type Piece, piecesOf, snippetOf } from './snippet.ts';
import { matcherOf } from './words.ts';

export type Passage = SearchTexts[number]['passages'][number];

/** Something that fits. */
export interface Hit {
  type: SearchPage['type'];
  /** Root path, with the anchor of the passage where it is the passage that fits. */
  href: string;
  /** Heading of the passage, or title of the page that it stands on. */
  context: string | undefined;
  isComingSoon: boolean;
  /** Forms in which the words stand there. */
  terms: string[];
  score: number;
  /** Cuts out what is shown of it: not done for all, because there may be hundreds of them at each letter that is typed. */
  excerpt: () => Excerpt;
}

/** A title and a part of a text, with the words marked. */
export interface Excerpt {
  title: Piece[];
  snippet: Piece[];
}

/** What fits the words so far. */
export interface Fit {
  page: SearchPage;
  /** Which of the words. */
  words: Set<number>;
  /** Forms in which they stand in the texts. */
  terms: Set<string>;
  /** All of them stand in what is said of the page. */
  isInPage: boolean;
  /** The passage that fits best. */
  passage?: Passage;
  score: number;
  /** The passage is found for itself, under its own heading. */
  isItem?: boolean;
}

/** Its summary; in a very large section that of an older page is among the texts. */
const saidOf = ({ summary, names = [], tags = [] }: SearchPage): string => summary || [...names, ...tags].join(', ');

export function hitOf({ page, terms, isInPage, passage, isItem = false, score }: Fit): Hit {
  const match = isInPage ? undefined : passage;
  const heading = match?.heading || undefined;
  return {
    type: (isItem && match?.kind) || page.type,
    href: page.url + (match?.anchor ? `#${match.anchor}` : ''),
    context: isItem ? page.title : heading,
    isComingSoon: page.isComingSoon ?? false,
    terms: [...terms],
    score,
    excerpt() {
      const isMatch = matcherOf(terms);
      return {
        title: piecesOf(isItem && heading ? heading : page.title, isMatch),
        snippet: snippetOf(match?.text ?? saidOf(page), isMatch),
      };
    },
  };
}
