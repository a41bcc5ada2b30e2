import { createContext, use, useContext, useEffect, useState } from 'react';
import { create } from 'zustand';
import type { Kind, Page, PageDocument } from './contract/contract.ts';
import type { NamingPage } from './contract/naming.ts';
import { HTML_MARK, htmlIn } from './contract/page-html.ts';

/** The page at the current URL. The shell provides it, starting the load before the section's code is there. */
export const PageContext = createContext<Promise<Page> | undefined>(undefined);

function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePageData and usePageDocument work only inside a page that the shell shows');
  return use(page);
}

/**
 * Data of the current page, as the section's build wrote it for this URL; suspends until it is there.
 * On a prerendered page the fields `html` are read back from the elements that `usePageHtml` marked.
 */
export const usePageData = <Data,>(): Data => usePage().data as Data;

/** Title, summary and dates of the current page. The shell itself writes them into the head. */
export const usePageDocument = () => usePage().document;

const htmlOf = new WeakMap<Promise<Page>, string[]>();

/**
 * What makes an element show a text of HTML from a field `html` of the page's data, unchanged; the element's last attributes.
 * A prerendered page carries the text once: while hydrating, what the document shows is the value.
 */
export function usePageHtml(html: string) {
  const promise = useContext(PageContext);
  const texts = promise && (htmlOf.get(promise) ?? htmlIn(use(promise).data));
  if (promise && texts) htmlOf.set(promise, texts);
  return {
    [HTML_MARK]: texts?.indexOf(html),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  };
}

/** Finds the data of a page of the same section. The shell provides it with each page and each dock. */
export const OwnDataContext = createContext(async (_path: string): Promise<unknown> => null);

/**
 * The way to the data of other pages of the same section, by their canonical path: null where there is no such page, rejected
 * where it cannot be loaded or belongs to another section. What sections may know of each other's pages, `pageAt` tells.
 */
export const useOwnData = <Data,>() => useContext(OwnDataContext) as (path: string) => Promise<Data | null>;

let findPage = async (_path: string): Promise<PageDocument | null> => null;

/** The shell says how pages of other sections are found. */
export const providePages = (find: typeof findPage): void => {
  findPage = find;
};

/**
 * What a page of any section is, with its `glance` for a look at it in place: loaded at most once, together with what the shell
 * itself loads. Its data are its section's own.
 * @param path a canonical path
 * @returns null where there is no such page; rejects where it cannot be loaded
 */
export const pageAt = (path: string): Promise<PageDocument | null> => findPage(path);

let findNaming = async (_path: string): Promise<NamingPage[]> => [];

/** The shell says how the pages that name one are found. */
export const provideNaming = (find: typeof findNaming): void => {
  findNaming = find;
};

/**
 * Pages of all sections whose text links to this one, the newest of each section first. None before the page has been taken
 * over and where they cannot be loaded: what shows them keeps their room free.
 * @param path a canonical path
 */
export function usePagesNaming(path: string): NamingPage[] {
  const [naming, setNaming] = useState<{ path: string; pages: NamingPage[] }>();
  useEffect(() => {
    let isCurrent = true;
    findNaming(path).then(
      (pages) => isCurrent && setNaming({ path, pages }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return naming?.path === path ? naming.pages : [];
}

/** What sections call the kinds of their pages, by the `type` of a document; none until the shell has the registry. */
export const useKinds = create<Record<string, Kind>>()(() => ({}));

/** What the shell's live region says. */
export const useAnnouncement = create<{ text: string }>()(() => ({ text: '' }));

/** Tells screen readers of a change that cannot be seen from where the focus is: once, politely. */
export const announce = (text: string): void => useAnnouncement.setState({ text });
