import type { NavEntry, SearchList, SearchPage, SearchTexts, SiteDocument } from '../src/contract/contract.ts';
import { placedIn } from '../src/contract/nav.ts';
import { searchListFile } from '../src/contract/pattern.ts';

/** Pages of which the list has the summary. */
const MOST_SUMMARIES = 500;
/** Characters of a file of texts, at least; and how many such files have more than summaries. */
const FILE_SIZE = 120_000;
const MOST_FILES = 10;

/**
 * A section's part of the site's search: file in its data folder → JSON. All pages that may be found stand in one list, what the
 * menu calls a page among its names, and of the newest ones the summary. Files of their own have the texts of the newest, as many as a
 * browser can take, and the summaries that are not in the list.
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
  const pages = listed.map((page, index) =>
    searchPageOf({
      ...page,
      names: [...page.names, ...labelsAt(page.url)],
      summary: index < MOST_SUMMARIES ? page.summary : '',
    }),
  );
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
  for (const [index, { url, summary, passages }] of documents.entries()) {
    const all = [
      ...(index < MOST_SUMMARIES ? [] : [{ anchor: '', heading: '', text: summary }]),
      ...(files.length < MOST_FILES ? passages.map(({ prepared: _, ...passage }) => passage) : []),
    ];
    if (all.length === 0) continue;
    texts.push({ url, passages: all });
    size += all.reduce((sum, { heading, text }) => sum + heading.length + text.length, 0);
    if (size >= FILE_SIZE) end();
  }
  end();
  return files;
}

const newestFirst = (a: string | null, b: string | null): number => (a === b ? 0 : (a ?? '') < (b ?? '') ? 1 : -1);
