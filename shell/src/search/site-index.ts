import type { SectionRelease } from '@roe/shared/contract';
import { placedIn } from '@roe/shared/contract/nav';
import { create } from 'zustand';
import { savesData } from '../loading/prefetch.ts';
import type { Site } from '../loading/site.ts';
import type { Findings, Searcher } from './searcher.ts';
import { createSearcherBeside } from './searcher-beside.ts';

/** Files of texts of a section that are loaded unasked: a file is some 40 kB on the way. */
const UNASKED = 4;

interface Progress {
  /** Counts what has come, so that whoever searches looks again. */
  revision: number;
  /** `listed`: only titles and summaries are in, because the visitor saves data; `partly`: also the newest texts, and there are many more. */
  phase: 'loading' | 'listed' | 'partly' | 'whole';
  /** Names of the sections, as the menu has them, that could not be searched. */
  missing: string[];
}

export type SiteIndex = ReturnType<typeof createSiteIndex>;

/** All pages of all sections of a site, as far as they have been loaded to be searched. */
export function createSiteIndex(site: Site) {
  const searcher = createSearcherBeside(site.loadJson);
  const useProgress = create<Progress>()(() => ({ revision: 0, phase: 'loading', missing: [] }));
  /** Files of texts, by section. */
  const lists = new Map<string, string[]>();
  const loadedTexts = new Set<string>();
  /** Files of texts to load of each section. */
  let most = savesData() ? 0 : UNASKED;
  let loading: Promise<void> | undefined;
  let asked: Promise<Findings | undefined> = Promise.resolve(undefined);
  let questions = 0;

  const grown = () => useProgress.setState(({ revision }) => ({ revision: revision + 1 }));
  const failed = (name: string) =>
    useProgress.setState(({ missing }) => ({ missing: [...new Set([...missing, name])] }));

  async function loadAll(): Promise<void> {
    useProgress.setState({ phase: 'loading', missing: [] });
    const sections = await sectionsToSearch();
    await Promise.all(sections.map((section) => trying(section, () => loadSection(section))));
    const isWhole = [...lists.values()].every(({ length }) => length <= most);
    useProgress.setState({ phase: isWhole ? 'whole' : most > 0 ? 'partly' : 'listed' });
  }

  async function sectionsToSearch(): Promise<SectionRelease[]> {
    try {
      return Object.values((await site.registry()).sections);
    } catch (error) {
      site.report(error);
      failed('the site');
      return [];
    }
  }

  /** One file after the other, beside those of the other sections. */
  async function loadSection(section: SectionRelease): Promise<void> {
    const texts = lists.get(section.id) ?? (await loadList(section));
    for (const file of texts.slice(0, most)) await trying(section, () => loadTexts(section, file));
  }

  async function loadList(section: SectionRelease): Promise<string[]> {
    const texts = await searcher.addList(section.data);
    lists.set(section.id, texts);
    grown();
    return texts;
  }

  async function loadTexts(section: SectionRelease, file: string): Promise<void> {
    const name = section.id + file;
    if (loadedTexts.has(name)) return;
    loadedTexts.add(name);
    try {
      await searcher.addTexts(section.data, file);
      grown();
    } catch (error) {
      loadedTexts.delete(name);
      throw error;
    }
  }

  async function trying({ id, code, nav }: SectionRelease, load: () => Promise<void>): Promise<void> {
    try {
      await load();
    } catch (error) {
      site.report(error, { section: id, code, kind: 'data' });
      const menu = placedIn(nav, 'menu').map(({ label }) => label);
      failed(menu.join(', ') || id);
    }
  }

  return {
    /** One question at a time; nothing comes of those that another has followed before it was their turn. */
    find(...question: Parameters<Searcher['find']>): Promise<Findings | undefined> {
      const place = ++questions;
      asked = asked.then(() => (place === questions ? searcher.find(...question) : undefined)).catch(() => undefined);
      return asked;
    },
    /** How far it has come. */
    useProgress,
    /**
     * Loads what there is to search: first what is said of each page, then the newest texts; none where the visitor saves data. What
     * has come is not loaded again, so it can be called once more where something failed. A section that cannot be searched does
     * not keep the others from it.
     * @param withAll all texts, from now on
     */
    load(withAll = false): Promise<void> {
      if (withAll) most = Number.POSITIVE_INFINITY;
      loading ??= loadAll().finally(() => {
        loading = undefined;
      });
      return loading;
    },
  };
}
