import { createContext, use, useContext } from 'react';
import { create } from 'zustand';
import type { Page } from './contract/contract.ts';

/** The page at the current URL. The frame provides it, starting the load before the section's code is there. */
export const PageContext = createContext<Promise<Page> | undefined>(undefined);

function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePageData and usePageDocument work only inside a page that the frame shows');
  return use(page);
}

/**
 * Data of the current page, as the section's build wrote it for this URL; suspends until it is there.
 * On a prerendered page a top-level `html` is read back from the document, where `Prose` put it.
 */
export const usePageData = <Data,>(): Data => usePage().data as Data;

/** Title, summary and dates of the current page. The frame itself writes them into the head. */
export const usePageDocument = () => usePage().document;

let findPage = async (_path: string): Promise<Page | null> => null;

/** The frame says how pages of other sections are found. */
export const providePages = (find: typeof findPage): void => {
  findPage = find;
};

/**
 * A page of any section, for a look at it in place: loaded at most once, together with what the frame itself loads.
 * @param path a canonical path
 * @returns null where there is no such page; rejects where it cannot be loaded. Its data is another section's: check it.
 */
export const pageAt = (path: string): Promise<Page | null> => findPage(path);

/** What the frame's live region says. */
export const useAnnouncement = create<{ text: string }>()(() => ({ text: '' }));

/** Tells screen readers of a change that cannot be seen from where the focus is: once, politely. */
export const announce = (text: string): void => useAnnouncement.setState({ text });
