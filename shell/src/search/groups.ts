import type { Hit } from '@roe/shared/search/hit';

/** Results of one kind that are shown. */
const MOST = 6;

/** Results of one kind. */
export interface Group {
  kind: Hit['type'];
  count: number;
  /** Those that are shown. */
  results: Hit[];
  /** Place of its first option among all. */
  first: number;
  /** The first of those that one more option shows. */
  next: Hit | undefined;
}

/** Results by kind, in the order of each kind's best one. */
export function groupsOf(hits: Hit[], unfolded: Hit['type'][]): Group[] {
  const groups: Group[] = [];
  for (const kind of new Set(hits.map(({ type }) => type))) {
    const all = hits.filter(({ type }) => type === kind);
    const results = unfolded.includes(kind) ? all : all.slice(0, MOST);
    const before = groups.at(-1);
    groups.push({
      kind,
      count: all.length,
      results,
      first: before ? before.first + keysOf(before).length : 0,
      next: all[results.length],
    });
  }
  return groups;
}

export const keyOf = ({ type, href }: Hit): string => `${type} ${href}`;

export const keysOf = ({ kind, results, next }: Group): string[] => [...results.map(keyOf), ...(next ? [kind] : [])];
