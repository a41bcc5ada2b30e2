import { isDeepStrictEqual } from 'node:util';
import type { Registry, SectionVersion } from '@roe/shared/contract';
import { kindsOf } from '@roe/shared/contract/nav';
import { aboutOf, type Draft, readShellVersion } from '../compose/compose.ts';
import { listedDocuments } from '../site-files/documents.ts';
import { shippedPackages } from '../site-files/notices.ts';
import { addSiteFiles } from '../site-files/site-files.ts';
import { withLock } from '../store/lock.ts';
import { addRevision, publishNewest } from '../store/revisions.ts';
import type { Store } from '../store/store.ts';
import { comingAddresses } from './coming-addresses.ts';
import { composeSections } from './compose-sections.ts';
import { type Candidate, errorsOf } from './gate.ts';
import { shipmentNow } from './history.ts';
import { packagesOfServer } from './packages.ts';
import { addressesOf, manifestsOf } from './registry-contents.ts';
import { type Inputs, rememberInputs } from './shipped-inputs.ts';
import { pagesToTry, smoke } from './smoke.ts';
import { expectKnownKey, expectTrusted, keyErrors } from './trust.ts';
import { brokenFiles } from './verify.ts';

export interface Shipped {
  revision: number;
  /** False where the store already was as it would have become. */
  isNew: boolean;
  rendered: string[];
  /** Pages that were tried in a browser. */
  tried: string[];
}

export interface Prepared {
  draft: Draft;
  /** Versions that would go live. */
  versions: SectionVersion[];
  /** A rollback may take pages away: what it goes back to was live before. */
  mayDrop?: boolean;
  /** All pages are made anew. */
  isRecomposed?: boolean;
  /** Browser in which one page a pattern is tried: of what is shipped, or of all sections where the shell is new. */
  chromium?: string | undefined;
  /** Part → hash of what it was built from, where it was built. */
  inputs?: Inputs;
}

/**
 * Draft → compose → gate → promote, under the lock. An error anywhere leaves the live site as it is.
 * @throws where it may not go live, or where somebody else made another revision live meanwhile
 */
export function release(
  store: Store,
  action: string,
  prepare: (live: Registry | undefined) => Promise<Prepared>,
): Promise<Shipped> {
  return withLock(store.at('ship.lock'), async () => {
    store.sweep();
    expectTrusted(store);
    publishNewest(store);
    const live = store.registry();
    if (live) expectKnownKey(store, live);
    const { draft, versions, mayDrop = false, isRecomposed = false, inputs = {}, chromium } = await prepare(live);
    const { sections, rendered } = await composeSections(store, draft, isRecomposed ? undefined : live);
    const shell = readShellVersion(store, draft.shell.version);
    const about = aboutOf(shell);
    const whole = { site: draft.site, about, kinds: kindsOf(sections), documents: listedDocuments(store, sections) };
    const files = await addSiteFiles(store, whole, [
      ...shippedPackages(store, draft.shell.version, sections),
      ...packagesOfServer(),
    ]);
    const next: Next = {
      ...{ site: draft.site, shell: draft.shell, about, files, sections },
      ...stillRetired(draft),
      ...(shell.keys && { keys: shell.keys }),
    };
    const present = addressesOf(store, live ?? { sections: {} });
    const candidate: Candidate = {
      registry: next,
      shell,
      versions,
      manifests: manifestsOf(store, next),
      ...addressesOf(store, next),
      isComing: comingAddresses(),
      livePages: present.pages,
      liveMoved: present.moved,
      mayDrop,
    };
    refuse([
      ...keyErrors(store, shell),
      ...(await brokenFiles(store, candidate.shell, versions)),
      ...errorsOf(store, candidate),
    ]);
    const isNew = !live || !isSame(live, next);
    const registry = isNew ? following(live, next) : live;
    const isShellNew = live?.shell.version !== next.shell.version;
    const ids = isShellNew ? Object.keys(sections) : versions.map(({ facts }) => facts.id);
    const tried = chromium && isNew ? pagesToTry(candidate, ids) : [];
    if (chromium && isNew) refuse(await smoke(store, registry, tried, chromium));
    await store.settle();
    if (isNew) addRevision(store, live, shipmentNow(action), registry);
    rememberInputs(store, inputs, isRecomposed || !live);
    return { revision: registry.revision, isNew, rendered, tried };
  });
}

function refuse(errors: string[]): void {
  if (errors.length > 0) throw new Error(`Nothing was published, because:\n${errors.join('\n')}`);
}

type Next = Omit<Registry, 'revision'>;

/** Sections that were taken away and have not come back. */
function stillRetired({ retired = {}, sections }: Draft): Pick<Registry, 'retired'> {
  const still = Object.entries(retired).filter(([id]) => !(id in sections));
  return still.length > 0 ? { retired: Object.fromEntries(still) } : {};
}

const isSame = ({ revision: _, ...live }: Registry, next: Next): boolean => isDeepStrictEqual(live, next);

/** The revision after the one that is live. */
const following = (live: Registry | undefined, { sections, ...next }: Next): Registry => ({
  revision: (live?.revision ?? 0) + 1,
  ...next,
  sections: Object.fromEntries(Object.entries(sections).sort(([a], [b]) => a.localeCompare(b))),
});
