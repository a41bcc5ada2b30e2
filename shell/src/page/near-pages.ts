import type { SearchPage } from '@roe/shared/contract';
import { decoded } from '@roe/shared/contract/pattern';
import { nearest } from '@roe/shared/near-titles';
import type { Site } from '../loading/site.ts';
import { loadSearchList } from '../search/search-lists.ts';

/** Below this likeness a page is no help. */
const LEAST = 0.3;

/**
 * Pages whose address or title is like a path that has none, the likest first.
 * @returns nothing where it cannot be known what there is
 */
export async function nearPages(site: Site, path: string): Promise<SearchPage[]> {
  const { sections } = await site.registry();
  const lists = await Promise.allSettled(
    Object.values(sections).map(({ data }) => loadSearchList(site.loadJson, data)),
  );
  const pages = lists
    .flatMap((list) => (list.status === 'fulfilled' ? list.value.pages : []))
    .filter(({ isComingSoon }) => !isComingSoon);
  return nearest(lastOf(path), pages, ({ url, title }) => [lastOf(url), title], LEAST);
}

/** The last part of a path, as it is read. */
function lastOf(path: string): string {
  const last = path.split('/').at(-1) ?? '';
  return decoded(last) ?? last;
}
