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

/** A passage of a kind is found for itself, and by its name that of a page which lists things, such as the drawings of one. */
export const isItem = ({ page, passage }: Entry, { match }: SearchResult): boolean =>
  !!passage?.anchor &&
  (passage.kind !== undefined ||
    (page.type === 'page' && Object.values(match).some((fields) => fields.includes('heading'))));

/** The texts in which an entry is found. */
export function fieldsOf({ page, passage }: Entry): Omit<Indexed, 'id'> {
  if (passage) return { heading: passage.heading, text: passage.text };
  const { title, summary, names = [], tags = [] } = page;
  return { title, summary, names: names.join('\n'), tags: tags.join('\n') };
}
