import type { Excerpt, Hit } from '@roe/shared/search/hit';

/** Results of one kind that are shown. */
const MOST = 6;

/** A hit as it is shown. */
export type Result = Omit<Hit, 'excerpt'> & Excerpt;

/** Results of one kind. */
export interface Group {
  kind: Hit['type'];
  count: number;
  /** Those that are shown. */
  results: Result[];
  /** Place of its first option among all. */
  first: number;
  /** Key of the first of those that one more option shows. */
  next: string | undefined;
}

/** Results by kind, in the order of each kind's best one. */
export function groupsOf(hits: Hit[], unfolded: Hit['type'][]): Group[] {
  const groups: Group[] = [];
  for (const kind of new Set(hits.map(({ type }) => type))) {
    const all = hits.filter(({ type }) => type === kind);
    const results = (unfolded.includes(kind) ? all : all.slice(0, MOST)).map(resultOf);
    const before = groups.at(-1);
    const next = all[results.length];
    groups.push({
      kind,
      count: all.length,
      results,
      first: before ? before.first + keysOf(before).length : 0,
      next: next && keyOf(next),
    });
  }
  return groups;
}

const resultOf = ({ excerpt, ...hit }: Hit): Result => ({ ...hit, ...excerpt() });

const keyOf = ({ type, href }: Pick<Hit, 'type' | 'href'>): string => `${type} ${href}`;

export const keysOf = ({ kind, results, next }: Group): string[] => [...results.map(keyOf), ...(next ? [kind] : [])];
