import MiniSearch from 'minisearch';
import type { SearchPage, SearchTexts } from '../contract/contract.ts';
import { type Entry, fieldsOf, type Indexed, isItem } from './entry.ts';
import { type Fit, type Hit, hitOf } from './hit.ts';
import { nearnessOf } from './nearness.ts';
import { boosts, queryOf } from './query.ts';
import { inIast } from './transliterate.ts';
import { type Spellings, spellingsOf, termsOf, wordsOf } from './words.ts';

/** Milliseconds for which pages and texts are added in one go. */
const SLICE = 8;

export interface Findings {
  /** The best first. */
  hits: Hit[];
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

  /** In slices, because a reader may be typing meanwhile. */
  async function add(all: readonly Entry[]): Promise<void> {
    let end = performance.now() + SLICE;
    for (const entry of all) {
      const id = String(entries.size);
      entries.set(id, entry);
      index.add({ id, ...fieldsOf(entry) });
      if (performance.now() < end) continue;
      await new Promise((resolve) => setTimeout(resolve));
      end = performance.now() + SLICE;
    }
  }

  /** Fits of the page or passage for all words together, one a page. */
  function fitsOf(words: Spellings[], mayGuess: boolean): Fit[] {
    const places = new Map(words.flatMap((word, place) => termsOf(word).map((term) => [term, place] as const)));
    const fits = new Map<string, Fit>();
    /** Words that stand in what is said of a page: those of its items need not repeat them. */
    const wordsSaid = new Map<string, Set<number>>();
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
        wordsSaid.set(page.url, met);
      } else if (!fit.passage) {
        fit.score += result.score;
        fit.passage = passage; // the index gives the best one first
        fit.isItem = isOwn;
      }
    }
    for (const { page, words, isItem } of fits.values())
      if (isItem) for (const place of wordsSaid.get(page.url) ?? []) words.add(place);
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
      const typed = inIast(text.trim());
      const words = wordsOf(typed).map(spellingsOf);
      if (words.length === 0) return { hits: [], isGuess: false };
      const isWhole = (fit: Fit) => fit.words.size === words.length;
      const exact = fitsOf(words, false).filter(isWhole);
      const guessed = exact.length > 0 ? [] : fitsOf(words, true);
      const most = guessed.reduce((most, fit) => Math.max(most, fit.words.size), 0);
      const nearness = nearnessOf(typed);
      const fits = exact.length > 0 ? exact : guessed.filter((fit) => fit.words.size === most);
      return {
        hits: fits
          .map((fit) => ({ hit: hitOf(fit), called: fit.isInPage ? nearness(fit.page) : 0 }))
          .sort((a, b) => b.called - a.called || b.hit.score - a.hit.score)
          .map(({ hit }) => hit),
        isGuess: exact.length === 0,
      };
    },
  };
}
