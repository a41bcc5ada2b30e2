import type { SectionRelease } from '@roe/shared/contract';

/** The page that stands in for those that do not exist: the id of its section, and its path. */
export interface StandIn {
  id: string;
  path: string;
}

let standIn: StandIn | undefined;
let firstPath: string | undefined;

/** The document is such a page: it was served for this path. */
export function seedStandIn(page: StandIn, path: string): void {
  standIn = page;
  firstPath = path;
}

/** Learns from the registry which page it is. */
export function findStandIn(releases: SectionRelease[]): void {
  for (const { id, missing } of releases) {
    const rule = missing['/*'];
    if (!standIn && rule && 'page' in rule) standIn = { id, path: rule.page };
  }
}

export const standInPage = (): StandIn | undefined => standIn;

/** Whether the document itself already told that there is no page at this path. */
export const isKnownMissing = (path: string): boolean => path === firstPath;
