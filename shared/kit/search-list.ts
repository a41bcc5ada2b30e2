import type { NavEntry, SearchList, SearchPage, SearchTexts, SiteDocument } from '../src/contract/contract.ts';
import { placedIn } from '../src/contract/nav.ts';
import { searchListFile } from '../src/contract/pattern.ts';

/** Characters of a file of texts, at least; and how many such files a reader may have to load. */
const FILE_SIZE = 120_000;
const MOST_FILES = 10;

/**
 * A section's part of the site's search: file in its data folder → JSON. All pages that may be found stand in one list, what the
 * menu calls a page among its names; the texts of the newest ones, as many as a browser can take, stand in files of their own.
 */
export function searchFilesOf(documents: readonly SiteDocument[], nav: readonly NavEntry[]): Record<string, string> {
  const listed = documents
    .filter(({ index, isComingSoon }) => index || isComingSoon)
    .sort((a, b) => newestFirst(a.date, b.date));
  const texts = Object.fromEntries(filesOf(listed).map((json, index) => [`_search-${index + 1}.json`, json]));
  const labelsAt = (url: string) =>
    placedIn(nav, 'menu')
      .filter(({ href }) => href === url)
      .map(({ label }) => label);
  const pages = listed.map((page) => searchPageOf({ ...page, names: [...page.names, ...labelsAt(page.url)] }));
  const list: SearchList = { pages, texts: Object.keys(texts) };
  return { [searchListFile]: JSON.stringify(list), ...texts };
}

function searchPageOf({ url, type, title, summary, names, tags, isComingSoon }: SiteDocument): SearchPage {
  return {
    url,
    type,
    title,
    summary,
    ...(names.length > 0 && { names }),
    ...(tags.length > 0 && { tags }),
    ...(isComingSoon && { isComingSoon }),
  };
}

function filesOf(documents: readonly SiteDocument[]): string[] {
  const files: string[] = [];
  let texts: SearchTexts = [];
  let size = 0;
  const end = () => {
    if (texts.length > 0) files.push(JSON.stringify(texts));
    texts = [];
    size = 0;
  };
  for (const { url, passages } of documents) {
    if (passages.length === 0) continue;
    texts.push({ url, passages });
    size += passages.reduce((sum, { heading, text }) => sum + heading.length + text.length, 0);
    if (size < FILE_SIZE) continue;
    end();
    if (files.length === MOST_FILES) return files;
  }
  end();
  return files;
}

const newestFirst = (a: string | null, b: string | null): number => (a === b ? 0 : (a ?? '') < (b ?? '') ? 1 : -1);
