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

/** What the frame's live region says. */
export const useAnnouncement = create<{ text: string }>()(() => ({ text: '' }));

/** Tells screen readers of a change that cannot be seen from where the focus is: once, politely. */
export const announce = (text: string): void => useAnnouncement.setState({ text });
