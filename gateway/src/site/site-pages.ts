import type { PageMap, Registry } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { pageMapSchema } from '@roe/shared/contract/schema';
import { pageFile, pageMapFile } from '@roe/shared/contract/store';
import { entryOf } from './entry-of.ts';

/** A composed page, as it is served. */
export interface ComposedPage {
  /** File in the store. */
  file: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

/** The composed pages of all live sections. */
export interface SitePages {
  pageAt(path: string): ComposedPage | undefined;
  /** Id of the section that has a page at this path. */
  ownerOf(path: string): string | undefined;
  /** The address of a page that was renamed, as its section has it now. */
  movedTo(path: string): string | undefined;
  /** Whether there was a page at this path, which its section took back. */
  isGone(path: string): boolean;
  /** The page that stands in for all that do not exist; one section has it. */
  notFound: ComposedPage | undefined;
}

/** @param read gives the text of a file of the store */
export function sitePages({ sections }: Registry, read: (file: string) => string): SitePages {
  const maps = Object.values(sections).map(({ id, pages }) => {
    const file = pageMapFile(pages);
    return { id, map: parseJsonAt(pageMapSchema, read(file), file) };
  });
  const mapWith = (path: string) => maps.find(({ map }) => entryOf(map.pages, path));
  const composed = (map: PageMap | undefined, name: string | undefined): ComposedPage | undefined =>
    map && name ? { file: pageFile(name), policy: policyOf(map, name) } : undefined;
  const last = maps.find(({ map }) => map.missing)?.map;

  return {
    pageAt(path) {
      const map = mapWith(path)?.map;
      return composed(map, map?.pages[path]);
    },
    ownerOf: (path) => mapWith(path)?.id,
    movedTo(path) {
      const map = maps.find(({ map }) => entryOf(map.moved, path))?.map;
      return map?.moved[path];
    },
    isGone: (path) => maps.some(({ map }) => map.gone.includes(path)),
    notFound: composed(last, last?.missing),
  };
}

function policyOf({ policy, styles }: PageMap, name: string): string {
  const ofPage = styles[name];
  return ofPage ? `${policy}; ${ofPage}` : policy;
}
