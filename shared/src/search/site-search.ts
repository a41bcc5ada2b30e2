import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SearchPage, SearchTexts } from '../contract/contract.ts';
import { matcherOf, type Piece, piecesOf, type Spellings, snippetOf, spellingsOf, termsOf, wordsOf } from './words.ts';

/** Where a word may stand, and how much it counts there. */
const boosts = { title: 6, names: 6, tags: 3, heading: 3, summary: 2, text: 1 } as const;
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

/** A page, or a passage of one. */
interface Entry {
  page: SearchPage;
  passage?: Passage;
}

type Passage = SearchTexts[number]['passages'][number];

type Indexed = Partial<Record<keyof typeof boosts, string>> & { id: string };

/** Something that fits. */
export interface Found {
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

export interface Findings {
  /** The best first. */
  found: Found[];
  /** Nothing fits to the letter: these are near. */
  isGuess: boolean;
}

/** Full text over the pages of the site, as far as they have been added: any spelling, beginnings of words, and wrong letters where nothing else fits. */
export interface SiteSearch {
  addPages(pages: readonly SearchPage[]): Promise<void>;
  /** Texts of pages that were added before; those of others are passed over. */
  addTexts(texts: SearchTexts): Promise<void>;
  find(words: string): Findings;
}

export function createSiteSearch(): SiteSearch {
  const pages = new Map<string, SearchPage>();
  const entries = new Map<string, Entry>();
  const index = new MiniSearch<Indexed>({
    fields: Object.keys(boosts),
    processTerm: (word, field) => termsOf(spellingsOf(word), field === 'text'),
  });

  function add(all: readonly Entry[]): Promise<void> {
    const indexed = all.map((entry): Indexed => {
      const id = String(entries.size);
      entries.set(id, entry);
      return { id, ...fieldsOf(entry) };
    });
    return index.addAllAsync(indexed, { chunkSize: 25 }); // a reader may be typing meanwhile
  }

  /** Fits of the page or passage for all words together, one a page. */
  function fitsOf(words: Spellings[], mayGuess: boolean): Fit[] {
    const places = new Map(words.flatMap((word, place) => termsOf(word).map((term) => [term, place] as const)));
    const fits = new Map<string, Fit>();
    for (const result of index.search(queryOf(words, mayGuess), { boost: boosts, processTerm: (term) => term })) {
      const entry = entries.get(result.id);
      if (!entry) continue;
      const { page, passage } = entry;
      const isOwn = passage !== undefined && isItem(entry, result);
      const key = isOwn ? `${page.url}#${passage.anchor}` : page.url;
      const fit = fits.get(key) ?? { page, words: new Set(), terms: new Set(), isInPage: false, score: 0 };
      fits.set(key, fit);
      const met = new Set(result.queryTerms.flatMap((term) => places.get(term) ?? []));
      for (const place of met) fit.words.add(place);
      for (const term of result.terms) fit.terms.add(term);
      if (!passage) {
        fit.score += result.score;
        fit.isInPage = met.size === words.length;
      } else if (!fit.passage) {
        fit.score += result.score;
        fit.passage = passage; // the index gives the best one first
        fit.isItem = isOwn;
      }
    }
    return [...fits.values()];
  }

  return {
    addPages(added) {
      const fresh = added.filter(({ url }) => !pages.has(url));
      for (const page of fresh) pages.set(page.url, page);
      return add(fresh.map((page) => ({ page })));
    },
    addTexts(texts) {
      return add(
        texts.flatMap(({ url, passages }) => {
          const page = pages.get(url);
          return page ? passages.map((passage) => ({ page, passage })) : [];
        }),
      );
    },
    find(text) {
      const words = wordsOf(text).map(spellingsOf);
      if (words.length === 0) return { found: [], isGuess: false };
      const isWhole = (fit: Fit) => fit.words.size === words.length;
      const exact = fitsOf(words, false).filter(isWhole);
      const guessed = exact.length > 0 ? [] : fitsOf(words, true);
      const most = guessed.reduce((most, fit) => Math.max(most, fit.words.size), 0);
      const fits = exact.length > 0 ? exact : guessed.filter((fit) => fit.words.size === most);
      return {
        found: fits.map(foundOf).sort((a, b) => b.score - a.score),
        isGuess: exact.length === 0,
      };
    },
  };
}

/** What fits the words so far. */
interface Fit {
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

/** A page that lists things, such as tracks, has a passage for each: what is named so is found for itself. */
const isItem = ({ page, passage }: Entry, { match }: SearchResult): boolean =>
  page.type === 'page' && !!passage?.anchor && Object.values(match).some((fields) => fields.includes('heading'));

function fieldsOf({ page, passage }: Entry): Omit<Indexed, 'id'> {
  if (passage) return { heading: passage.heading, text: passage.text };
  const { title, summary, names = [], tags = [] } = page;
  return { title, summary, names: names.join('\n'), tags: tags.join('\n') };
}

function queryOf(words: Spellings[], mayGuess: boolean): Query {
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

function foundOf({ page, terms, isInPage, passage, isItem = false, score }: Fit): Found {
  const shown = isInPage ? undefined : passage;
  const heading = shown?.heading || undefined;
  return {
    type: page.type,
    href: page.url + (shown?.anchor ? `#${shown.anchor}` : ''),
    context: isItem ? page.title : heading,
    isComingSoon: page.isComingSoon ?? false,
    terms: [...terms],
    score,
    excerpt() {
      const isMatch = matcherOf(terms);
      return {
        title: piecesOf(isItem && heading ? heading : page.title, isMatch),
        snippet: snippetOf(shown?.text ?? page.summary, isMatch),
      };
    },
  };
}
