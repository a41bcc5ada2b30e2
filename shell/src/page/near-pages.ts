import type { SearchPage } from '@roe/shared/contract';
import { decoded } from '@roe/shared/contract/pattern';
import { loadRegistry } from '../loading/releases.ts';
import { loadSearchList } from '../search/search-lists.ts';

const MOST = 3;
/** Below this likeness a page is no help. */
const LEAST = 0.3;

/**
 * Pages whose address or title is like a path that has none, the likest first.
 * @returns nothing where it cannot be known what there is
 */
export async function nearPages(path: string): Promise<SearchPage[]> {
  const { sections } = await loadRegistry();
  const lists = await Promise.allSettled(Object.values(sections).map(loadSearchList));
  const wanted = pairsOf(path);
  return lists
    .flatMap((list) => (list.status === 'fulfilled' ? list.value.pages : []))
    .filter(({ isComingSoon }) => !isComingSoon)
    .map((page) => ({
      page,
      likeness: Math.max(likeness(wanted, pairsOf(page.url)), likeness(wanted, pairsOf(page.title))),
    }))
    .filter((near) => near.likeness >= LEAST)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** Pairs of neighbouring letters of the last part of a path, or of a title. */
function pairsOf(text: string): Set<string> {
  const last = text.split('/').at(-1) ?? '';
  const word = (decoded(last) ?? last).toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from({ length: Math.max(word.length - 1, 0) }, (_, index) => word.slice(index, index + 2)));
}

/** Sørensen–Dice coefficient of two sets, 0..1. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}
