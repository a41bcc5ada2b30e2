import type { About, Registry, SectionRelease } from '@roe/shared/contract';
import { readAbout } from '@roe/shared/kit/about';
import { DEVELOPMENT } from '@roe/shared/kit/content-server';
import { contractVersion } from '@roe/shared/kit/federation';
import { readSectionManifest } from '@roe/shared/kit/section-manifest';
import { readSectionVersion } from '../compose/compose.ts';
import { sectionReleaseOf } from '../ship/section-release.ts';
import type { Store } from '../store/store.ts';
import { folderOf } from '../workspace.ts';

/** A file that changes with every edit has no hash to compare. The schema of a real registry refuses this. */
const unchecked = '';

/** A section as its development server has it. */
const developed = (id: string, origin: string): SectionRelease =>
  sectionReleaseOf(
    {
      version: DEVELOPMENT,
      code: DEVELOPMENT,
      contract: contractVersion,
      entry: { url: `${origin}/entry.js`, integrity: unchecked },
      js: [],
      css: [],
      requires: [],
      facts: readSectionManifest(folderOf(id)),
    },
    { shippedAt: new Date().toISOString(), size: 0, naming: 1, pages: 'none', older: {} },
  );

/**
 * The registry while working: some sections from their development servers, the others as they are shipped.
 * @param origins section → address of its server
 */
export function developmentRegistry(
  origins: Record<string, string>,
  shipped: Registry | undefined,
  site: string,
): Registry & { about: About } {
  return {
    revision: 1,
    site,
    shell: { version: DEVELOPMENT, contract: contractVersion },
    about: readAbout(),
    files: {},
    sections: {
      ...shipped?.sections,
      ...Object.fromEntries(Object.entries(origins).map(([id, origin]) => [id, developed(id, origin)])),
    },
  };
}

/** Which section of such a registry owns a root file: root path → id. */
export function rootFilesOf({ sections }: Registry, store: Store): Record<string, string> {
  const filesOf = ({ id, version }: SectionRelease): string[] =>
    (version === DEVELOPMENT ? readSectionManifest(folderOf(id)) : readSectionVersion(store, id, version).facts).files;
  return Object.fromEntries(
    Object.values(sections).flatMap((release) => filesOf(release).map((file) => [file, release.id])),
  );
}
