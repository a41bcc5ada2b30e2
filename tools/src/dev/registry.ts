import { readFacts } from '@roe/shared/build/facts';
import { contractVersion } from '@roe/shared/build/federation';
import type { Registry, SectionRelease } from '@roe/shared/contract';
import { folderOf } from '../workspace.ts';

/** A file that changes with every edit has no hash to compare. The schema of a real registry refuses this. */
const unchecked = '';

/** A section as its development server has it. */
function developed(id: string, origin: string): SectionRelease {
  const { paths, nav, redirects, missing } = readFacts(folderOf(id));
  return {
    id,
    version: 'development',
    shippedAt: new Date().toISOString(),
    size: 0,
    code: 'development',
    contract: contractVersion,
    entry: { url: `${origin}/entry.js`, integrity: unchecked },
    js: [],
    css: [],
    data: `${origin}/data/`,
    paths,
    nav,
    redirects,
    missing,
    requires: [],
    pages: 'none',
    older: {},
  };
}

/**
 * The registry while working: some sections from their development servers, the others as they are shipped.
 * @param origins section → address of its server
 */
export function developmentRegistry(
  origins: Record<string, string>,
  shipped: Registry | undefined,
  site: string,
): Registry {
  return {
    revision: 1,
    site,
    shell: { version: 'development', contract: contractVersion },
    files: {},
    sections: {
      ...shipped?.sections,
      ...Object.fromEntries(Object.entries(origins).map(([id, origin]) => [id, developed(id, origin)])),
    },
  };
}
