import type { PageList } from '@roe/shared/contract';
import { decoded, pageListFile } from '@roe/shared/contract/pattern';
import { loadRegistry } from './releases.ts';

const MOST = 3;
/** Below this likeness a page is no help. */
const LEAST = 0.3;

/**
 * Pages whose address or title is like a path that has none, the likest first.
 * @returns URL and title; nothing where the lists cannot be had
 */
export async function nearPages(path: string): Promise<PageList> {
  const { sections } = await loadRegistry();
  const lists = await Promise.all(
    Object.values(sections).map(async ({ data }): Promise<PageList> => {
      const response = await fetch(data + pageListFile);
      return response.ok ? response.json() : [];
    }),
  );
  const wanted = pairsOf(path);
  return lists
    .flat()
    .map(([url, title]) => ({
      url,
      title,
      likeness: Math.max(likeness(wanted, pairsOf(url)), likeness(wanted, pairsOf(title))),
    }))
    .filter((page) => page.likeness >= LEAST)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ url, title }) => [url, title]);
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
