import type { Registry, SectionVersion, ShellVersion } from '@roe/shared/contract';
import { type Draft, readShellVersion } from '../compose/compose.ts';
import type { Store } from '../store/store.ts';
import { publishSection, publishShell } from './publish.ts';
import { release, type Shipped } from './release.ts';
import { releaseOf } from './section-release.ts';
import type { Inputs } from './shipped-inputs.ts';

/**
 * Publishes the builds of parts and makes them live, all in one promotion.
 * @param site origin of the public site
 * @param inputs part → hash of what its build was made from
 * @param isRecomposed whether all pages are made anew, because what makes them changed
 * @param chromium path of a browser in which pages are tried before they go live
 */
export const ship = (
  store: Store,
  site: string,
  inputs: Inputs,
  { isRecomposed = false, chromium }: { isRecomposed?: boolean; chromium?: string | undefined } = {},
): Promise<Shipped> => {
  const names = Object.keys(inputs);
  return release(store, `ship ${names.join(' ')}`, async (live) => {
    const shell = names.includes('shell') ? await publishShell(store) : liveShell(store, live);
    const sections: Draft['sections'] = { ...live?.sections };
    const versions: SectionVersion[] = [];
    for (const id of names.filter((name) => name !== 'shell')) {
      const version = await publishSection(store, id);
      versions.push(version);
      sections[id] = releaseOf(store, version, live?.sections[id]);
    }
    return {
      draft: {
        site,
        shell: { version: shell.version, contract: shell.contract },
        sections,
        ...(live?.retired && { retired: live.retired }),
      },
      versions,
      isRecomposed,
      inputs,
      chromium,
    };
  });
};

function liveShell(store: Store, live: Registry | undefined): ShellVersion {
  if (!live) throw new Error('The store is empty. Ship the shell first: npm run ship -- shell');
  return readShellVersion(store, live.shell.version);
}
