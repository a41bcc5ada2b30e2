import type { Store } from '../store/store.ts';
import { release, type Shipped } from './release.ts';

/**
 * Takes a section away for good: its pages, its menu entries and its files go, and its addresses lead to the heir. Its versions
 * stay in the store, and its folder is not needed.
 * @param heir address of a page; without one the addresses are gone (410)
 * @throws where links to it would lead nowhere
 */
export const retire = (store: Store, id: string, heir: string | null): Promise<Shipped> =>
  release(store, heir ? `retire ${id} --to ${heir}` : `retire ${id}`, async (live) => {
    const section = live?.sections[id];
    if (!live || !section) throw new Error(`Expected a section that is live, received "${id}".`);
    const { [id]: _, ...sections } = live.sections;
    const addresses = [...section.paths, ...Object.keys(section.redirects)];
    return { draft: { ...live, sections, retired: { ...live.retired, [id]: { addresses, heir } } }, versions: [] };
  });
