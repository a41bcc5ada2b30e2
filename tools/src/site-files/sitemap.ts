import type { WholeSite } from './documents.ts';
import { escaped } from './feeds.ts';

/** The most that one file may name (sitemaps.org). */
const LARGEST = 50_000;

/** A place that a sitemap names, and when it last changed. */
interface Entry {
  address: string;
  lastChange: string | null;
}

/**
 * The sitemap of these documents, in their order: root path → text. Where there are more than `largest`, it is an index that
 * names its parts, `/sitemap-1.xml` and so on.
 */
export function sitemapOf(
  { site, documents }: Pick<WholeSite, 'site' | 'documents'>,
  largest = LARGEST,
): Record<string, string> {
  const entries = documents.map(
    ({ url, date, updated }): Entry => ({ address: site + url, lastChange: updated ?? date }),
  );
  if (entries.length <= largest) return { '/sitemap.xml': listOf('urlset', 'url', entries) };
  const parts = Array.from({ length: Math.ceil(entries.length / largest) }, (_, index) => ({
    file: `/sitemap-${index + 1}.xml`,
    entries: entries.slice(index * largest, (index + 1) * largest),
  }));
  const index = parts.map(({ file, entries }): Entry => ({ address: site + file, lastChange: newestOf(entries) }));
  return {
    '/sitemap.xml': listOf('sitemapindex', 'sitemap', index),
    ...Object.fromEntries(parts.map(({ file, entries }) => [file, listOf('urlset', 'url', entries)])),
  };
}

const newestOf = (entries: Entry[]): string | null =>
  entries.reduce<string | null>(
    (newest, { lastChange }) => (lastChange && (!newest || lastChange > newest) ? lastChange : newest),
    null,
  );

function listOf(list: string, item: string, entries: Entry[]): string {
  const lines = entries.map(({ address, lastChange }) => {
    const change = lastChange ? `<lastmod>${lastChange}</lastmod>` : '';
    return `<${item}><loc>${escaped(address)}</loc>${change}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</${list}>
`;
}
