import type { SectionRelease } from '@roe/shared/contract';
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

/** Files of texts, by section. */
const lists = new Map<string, string[]>();
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
  await Promise.all(sections.map((section) => trying(section, () => loadSection(section, withTexts))));
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

/** One file after the other, beside those of the other sections. */
async function loadSection(section: SectionRelease, withTexts: boolean): Promise<void> {
  const texts = lists.get(section.id) ?? (await loadList(section));
  if (!withTexts) return;
  for (const file of texts) await trying(section, () => loadTexts(section, file));
}

async function loadList(section: SectionRelease): Promise<string[]> {
  const { pages, texts } = await loadSearchList(section);
  await siteSearch.addPages(pages);
  lists.set(section.id, texts);
  grown();
  return texts;
}

async function loadTexts(section: SectionRelease, file: string): Promise<void> {
  const name = section.id + file;
  if (loadedTexts.has(name) || loadedTexts.size >= MOST_TEXTS) return;
  loadedTexts.add(name);
  try {
    await siteSearch.addTexts(await loadSearchTexts(section, file));
    grown();
  } catch (error) {
    loadedTexts.delete(name);
    throw error;
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
