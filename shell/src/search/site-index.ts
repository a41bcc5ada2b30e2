import type { SearchList, SectionRelease } from '@roe/shared/contract';
import { createSiteSearch } from '@roe/shared/search/site-search';
import { create } from 'zustand';
import { savesData } from '../loading/prefetch.ts';
import { loadRegistry } from '../loading/releases.ts';
import { loadSearchList, loadSearchTexts } from './search-lists.ts';

/** Files of texts that a browser loads at most: a file is some 40 kB on the way. */
const MOST_TEXTS = 16;

interface Progress {
  /** Counts what has come, so that whoever searches looks again. */
  revision: number;
  /** `listed`: titles and summaries are in, texts are not asked for, because the visitor saves data. */
  phase: 'loading' | 'listed' | 'whole';
  /** Names of the sections, as the menu has them, that could not be searched. */
  missing: string[];
}

/** How far the site's search has come. */
export const useSearchProgress = create<Progress>()(() => ({ revision: 0, phase: 'loading', missing: [] }));

/** All pages of all sections, as far as they have been loaded. */
export const siteSearch = createSiteSearch();

const lists = new Map<string, SearchList>();
const loadedTexts = new Set<string>();

const grown = () => useSearchProgress.setState(({ revision }) => ({ revision: revision + 1 }));

let loading: Promise<void> | undefined;

/**
 * Loads what there is to search: first what is said of each page, then the texts. What has come is not loaded again, so it can
 * be called once more where something failed. A section that cannot be searched does not keep the others from it.
 * @param withTexts also the texts; not where the visitor saves data, unless asked
 */
export function loadSearch(withTexts = !savesData): Promise<void> {
  loading ??= load(withTexts).finally(() => {
    loading = undefined;
  });
  return loading;
}

async function load(withTexts: boolean): Promise<void> {
  useSearchProgress.setState({ phase: 'loading', missing: [] });
  const sections = await sectionsToSearch();
  await Promise.all(sections.map((section) => trying(section, () => loadList(section))));
  if (withTexts) await loadTexts(sections);
  useSearchProgress.setState({ phase: withTexts ? 'whole' : 'listed' });
}

async function sectionsToSearch(): Promise<SectionRelease[]> {
  try {
    return Object.values((await loadRegistry()).sections);
  } catch {
    useSearchProgress.setState({ missing: ['the site'] });
    return [];
  }
}

async function loadList(section: SectionRelease): Promise<void> {
  if (lists.has(section.id)) return;
  const list = await loadSearchList(section);
  await siteSearch.addPages(list.pages);
  lists.set(section.id, list);
  grown();
}

/** One file after the other, the first of each section before the second of any. */
async function loadTexts(sections: SectionRelease[]): Promise<void> {
  const files = sections
    .flatMap((section) => (lists.get(section.id)?.texts ?? []).map((file, turn) => ({ section, file, turn })))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, MOST_TEXTS);
  for (const { section, file } of files) {
    await trying(section, async () => {
      if (loadedTexts.has(section.id + file)) return;
      await siteSearch.addTexts(await loadSearchTexts(section, file));
      loadedTexts.add(section.id + file);
      grown();
    });
  }
}

async function trying({ id, nav }: SectionRelease, load: () => Promise<void>): Promise<void> {
  try {
    await load();
  } catch {
    const name = nav.map(({ label }) => label).join(', ') || id;
    useSearchProgress.setState(({ missing }) => ({ missing: [...new Set([...missing, name])] }));
  }
}
