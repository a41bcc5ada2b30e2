import type { SiteDocument } from '../src/contract/contract.ts';
import { type NamingFile, type NamingPage, namingFile, namingNumber } from '../src/contract/naming.ts';
import { htmlIn } from '../src/contract/page-html.ts';
import { canonicalPath } from '../src/contract/pattern.ts';

/** Characters of a file, about. */
const FILE_SIZE = 20_000;
/** Pages that a section tells of one that they name, at most: the newest. */
const MOST = 24;

/** Paths of other pages of this site that the texts in a page's data link to, in their order. */
export function linksIn(data: unknown, url: string): string[] {
  const hrefs = htmlIn(data).flatMap((html) => Array.from(html.matchAll(/<a\b[^>]*? href="(\/[^"/?#][^"?#]*)/g)));
  const paths = hrefs.flatMap(([, href = '']) => canonicalPath(href) ?? []);
  return [...new Set(paths)].filter((path) => path !== url);
}

/**
 * Whom a section's texts name, as files of its data folder → JSON. A path's file is known from the path and the number of the
 * files, so that a page loads one small file of each section, however many texts there are.
 */
export function namingFilesOf(documents: readonly SiteDocument[]): Record<string, string> {
  const naming: NamingFile = {};
  const newestFirst = documents
    .filter(({ index }) => index)
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.url.localeCompare(b.url));
  for (const { url, title, type, links = [] } of newestFirst)
    for (const link of links) {
      naming[link] ??= [];
      if (naming[link].length < MOST) naming[link].push({ url, title, type } satisfies NamingPage);
    }
  const count = Math.ceil(JSON.stringify(naming).length / FILE_SIZE);
  if (Object.keys(naming).length === 0) return {};
  const files = Array.from({ length: count }, (): NamingFile => ({}));
  for (const [path, pages] of Object.entries(naming))
    (files[namingNumber(path, count) - 1] as NamingFile)[path] = pages;
  return Object.fromEntries(files.map((file, index) => [namingFile(index + 1), JSON.stringify(file)]));
}
