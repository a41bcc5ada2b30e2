import type { SearchResult } from 'minisearch';
import type { SearchPage } from '../contract/contract.ts';
import type { Passage } from './hit.ts';
import type { boosts } from './query.ts';

/** A page, or a passage of one. */
export interface Entry {
  page: SearchPage;
  passage?: Passage;
}

/** What the index holds of an entry, by field. */
export type Indexed = Partial<Record<keyof typeof boosts, string>> & { id: string };

/** A page that lists things, such as tracks, has a passage for each: what is named so is found for itself. */
export const isItem = ({ page, passage }: Entry, { match }: SearchResult): boolean =>
  (page.type === 'page' || passage?.kind !== undefined) &&
  !!passage?.anchor &&
  Object.values(match).some((fields) => fields.includes('heading'));

/** The texts in which an entry is found. */
export function fieldsOf({ page, passage }: Entry): Omit<Indexed, 'id'> {
  if (passage) return { heading: passage.heading, text: passage.text };
  const { title, summary, names = [], tags = [] } = page;
  return { title, summary, names: names.join('\n'), tags: tags.join('\n') };
}
