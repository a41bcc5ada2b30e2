import type { Pin } from '@roe/shared/contract';
import type { Hit } from '@roe/shared/search/hit';
import { createSiteSearch } from '@roe/shared/search/site-search';
import type { LoadJson } from '../loading/json.ts';
import { type Group, groupsOf } from './groups.ts';
import { loadSearchList, loadSearchTexts } from './search-lists.ts';

/** What is found, as it is shown. */
export interface Findings {
  groups: Group[];
  /** How many there are, those that are not shown among them. */
  count: number;
  isGuess: boolean;
}

/** Loads what there is to search, and finds. All that goes in and comes out can be sent from one thread to another. */
export interface Searcher {
  /**
   * Adds what a section says of its pages.
   * @returns names of its files of texts
   */
  addList(data: Pin['data']): Promise<string[]>;
  addTexts(data: Pin['data'], file: string): Promise<void>;
  /** @param unfolded kinds of which all is shown */
  find(words: string, unfolded: Hit['type'][]): Promise<Findings>;
}

export function createSearcher(loadJson: LoadJson): Searcher {
  const search = createSiteSearch();
  return {
    async addList(data) {
      const { pages, texts } = await loadSearchList(loadJson, data);
      await search.addPages(pages);
      return texts;
    },
    async addTexts(data, file) {
      await search.addTexts(await loadSearchTexts(loadJson, data, file));
    },
    async find(words, unfolded) {
      const { hits, isGuess } = search.find(words);
      return { groups: groupsOf(hits, unfolded), count: hits.length, isGuess };
    },
  };
}
