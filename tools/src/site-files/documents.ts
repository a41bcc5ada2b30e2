import type { About, Kind, SectionRelease, SiteDocument } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { documentSchema } from '@roe/shared/contract/schema';
import * as v from 'valibot';
import { readSectionVersion } from '../compose/compose.ts';
import type { Store } from '../store/store.ts';

/** A page as others are told of it: its document without its text, its links and its card. */
export type ListedDocument = Omit<SiteDocument, 'passages' | 'links' | 'glance'>;

/** What files of the site as a whole are made from. */
export interface WholeSite {
  /** Origin, without a slash at its end. */
  site: string;
  about: About;
  /** Its kinds of pages, in their order. */
  kinds: Record<string, Kind>;
  /** Pages that search engines may know, by URL. */
  documents: ListedDocument[];
}

/** Passages are most of a line's bytes; nothing here reads them, the links and the card, so they are neither checked nor kept. */
const listedSchema = v.object(v.omit(documentSchema, ['passages', 'links', 'glance']).entries);

/**
 * The pages of these sections that search engines may know, by URL.
 * @throws where a line is malformed: its file, the field, what was expected, what came
 */
export function listedDocuments(
  store: Store,
  sections: Record<string, Pick<SectionRelease, 'id' | 'version'>>,
): ListedDocument[] {
  return Object.values(sections)
    .flatMap(({ id, version }) => {
      const file = `sections/${id}/files/${readSectionVersion(store, id, version).documents}`;
      const lines = store.read(file).split('\n').filter(Boolean);
      return lines.map((line) => parseJsonAt(listedSchema, line, store.at(file)));
    })
    .filter(({ index }) => index)
    .sort((a, b) => (a.url < b.url ? -1 : 1)); // not by locale: same documents, same bytes, on every machine
}
