import type { PageMap, Registry, SectionVersion } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { pageMapSchema } from '@roe/shared/contract/schema';
import { pageMapFile } from '@roe/shared/contract/store';
import { readSectionVersion } from '../compose/compose.ts';
import type { Store } from '../store/store.ts';
import type { Candidate } from './gate.ts';

type Sections = Pick<Registry, 'sections'>;

/** Addresses of all sections: of pages with their files, former ones with what they lead to now, and those that are gone. */
export function addressesOf(store: Store, { sections }: Sections): Pick<Candidate, 'pages' | 'moved' | 'gone'> {
  const maps = Object.values(sections).map(({ pages }): PageMap => {
    const file = pageMapFile(pages);
    return parseJsonAt(pageMapSchema, store.read(file), store.at(file));
  });
  return {
    pages: new Map(maps.flatMap(({ pages }) => Object.entries(pages))),
    moved: new Map(maps.flatMap(({ moved }) => Object.entries(moved))),
    gone: new Set(maps.flatMap(({ gone }) => gone)),
  };
}

/** What each section says of itself in section.json, by id. */
export const manifestsOf = (store: Store, { sections }: Sections): Record<string, SectionVersion['facts']> =>
  Object.fromEntries(
    Object.values(sections).map(({ id, version }) => [id, readSectionVersion(store, id, version).facts]),
  );
