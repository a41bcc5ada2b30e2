import type { PageMap, Registry, SectionVersion } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { pageMapSchema } from '@roe/shared/contract/schema';
import { pageMapFile } from '@roe/shared/contract/store';
import { readSectionVersion } from '../compose/compose.ts';
import type { Store } from '../store/store.ts';

type Sections = Pick<Registry, 'sections'>;

/** Pages of all sections: URL → file. */
export function pagesOf(store: Store, { sections }: Sections): Map<string, string> {
  const maps = Object.values(sections).map(({ pages }): PageMap => {
    const file = pageMapFile(pages);
    return parseJsonAt(pageMapSchema, store.read(file), store.at(file));
  });
  return new Map(maps.flatMap(({ pages }) => Object.entries(pages)));
}

/** What each section says of itself in section.json, by id. */
export const factsOf = (store: Store, { sections }: Sections): Record<string, SectionVersion['facts']> =>
  Object.fromEntries(
    Object.values(sections).map(({ id, version }) => [id, readSectionVersion(store, id, version).facts]),
  );
