import { isDeepStrictEqual } from 'node:util';
import type { PageMap, Registry, SectionRelease, SectionVersion, ShellVersion } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { pageMapSchema } from '@roe/shared/contract/schema';
import { pageMapFile } from '@roe/shared/contract/store';
import { composeSection, type Draft, navOf, readSectionVersion, readShellVersion } from '../compose/compose.ts';
import { listedDocuments } from '../compose/documents.ts';
import { shippedPackages } from '../compose/notices.ts';
import { addSiteFiles } from '../compose/site-files.ts';
import { withLock } from '../store/lock.ts';
import type { Store } from '../store/store.ts';
import { type Candidate, faultsOf } from './gate.ts';
import { remember } from './history.ts';
import { packagesOfServer } from './packages.ts';
import { publishSection, publishShell } from './publish.ts';
import { type Inputs, rememberInputs } from './shipped-inputs.ts';
import { pagesToTry, smoke } from './smoke.ts';
import { brokenFiles } from './verify.ts';
import { weightOf } from './weight.ts';

/** Code that open tabs may still run is remembered for this many ships of a section. */
const KEPT_CODES = 10;

export interface Shipped {
  revision: number;
  /** False where the store already was as it would have become. */
  isNew: boolean;
  rendered: string[];
  /** Pages that were tried in a browser. */
  tried: string[];
}

/**
 * Publishes the builds of parts and makes them live, all in one flip.
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

export interface Prepared {
  draft: Draft;
  /** Versions that would go live. */
  versions: SectionVersion[];
  /** A rollback may take pages away: what it goes back to was live before. */
  mayDrop?: boolean;
  /** All pages are made anew. */
  isRecomposed?: boolean;
  /** Browser in which one page a pattern is tried: of what is shipped, or of all sections where the frame is new. */
  chromium?: string | undefined;
  /** Part → hash of what it was built from, where it was built. */
  inputs?: Inputs;
}

/** Draft → compose → gate → flip, under the lock. A fault anywhere leaves the live site as it is. */
export function release(
  store: Store,
  action: string,
  prepare: (live: Registry | undefined) => Promise<Prepared>,
): Promise<Shipped> {
  return withLock(store.at('ship.lock'), async () => {
    store.sweep();
    const live = store.registry();
    const { draft, versions, mayDrop = false, isRecomposed = false, inputs = {}, chromium } = await prepare(live);
    const { sections, rendered } = await compose(store, draft, isRecomposed ? undefined : live);
    const files = await addSiteFiles(store, draft.site, listedDocuments(store, sections), [
      ...shippedPackages(store, draft.shell.version, sections),
      ...packagesOfServer(),
    ]);
    const next: Next = { site: draft.site, shell: draft.shell, files, sections, ...stillRetired(draft) };
    const candidate: Candidate = {
      registry: next,
      shell: readShellVersion(store, draft.shell.version),
      versions,
      facts: factsOf(store, next),
      pages: pagesOf(store, next),
      livePages: live ? pagesOf(store, live) : new Map(),
      mayDrop,
    };
    refuse([...(await brokenFiles(store, candidate.shell, versions)), ...faultsOf(store, candidate)]);
    const isNew = !live || !isSame(live, next);
    const isFrameNew = live?.shell.version !== next.shell.version;
    const ids = isFrameNew ? Object.keys(sections) : versions.map(({ facts }) => facts.id);
    const tried = chromium && isNew ? pagesToTry(candidate, ids) : [];
    if (chromium && isNew)
      refuse(await smoke(store, { revision: (live?.revision ?? 0) + 1, ...next }, tried, chromium));
    await store.settle();
    const revision = isNew ? flip(store, live, next) : live.revision;
    if (isNew) remember(store, action, { revision, ...next });
    rememberInputs(store, inputs, isRecomposed || !live);
    return { revision, isNew, rendered, tried };
  });
}

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new Error(`Nothing was published, because:\n${faults.join('\n')}`);
}

type Next = Omit<Registry, 'revision'>;

/** Sections that were taken away and have not come back. */
function stillRetired({ retired = {}, sections }: Draft): Pick<Registry, 'retired'> {
  const still = Object.entries(retired).filter(([id]) => !(id in sections));
  return still.length > 0 ? { retired: Object.fromEntries(still) } : {};
}

/** Composes the sections that changed; all of them where what stands on every page did. */
async function compose(
  store: Store,
  draft: Draft,
  live: Registry | undefined,
): Promise<{ sections: Registry['sections']; rendered: string[] }> {
  const frameOf = ({ site, shell, sections }: Draft) => ({ site, shell: shell.version, nav: navOf({ sections }) });
  const isFrameNew = !live || !isDeepStrictEqual(frameOf(live), frameOf(draft));
  const sections: Registry['sections'] = {};
  const rendered: string[] = [];
  for (const [id, section] of Object.entries(draft.sections)) {
    const present = live?.sections[id];
    if (present && !isFrameNew && section === present) {
      sections[id] = present;
      continue;
    }
    const composed = await composeSection(store, draft, id);
    sections[id] = { ...section, pages: composed.pages };
    rendered.push(...composed.rendered);
  }
  return { sections, rendered };
}

/** The one moment in which the site changes: compare-and-swap on the revision, then one atomic rename. */
function flip(store: Store, live: Registry | undefined, { sections, ...next }: Next): number {
  const revision = (live?.revision ?? 0) + 1;
  if (store.registry()?.revision !== live?.revision)
    throw new Error('The registry was changed by somebody who did not wait for the lock. Ship again.');
  const sorted = Object.fromEntries(Object.entries(sections).sort(([a], [b]) => a.localeCompare(b)));
  store.write('registry.json', JSON.stringify({ revision, ...next, sections: sorted } satisfies Registry));
  return revision;
}

function liveShell(store: Store, live: Registry | undefined): ShellVersion {
  if (!live) throw new Error('The store is empty. Ship the frame first: npm run ship -- shell');
  return readShellVersion(store, live.shell.version);
}

/** What the registry says of a version; its pages come when they are composed. */
export function releaseOf(
  store: Store,
  version: SectionVersion,
  live: SectionRelease | undefined,
): Draft['sections'][string] {
  const { code, contract, entry, js, css, requires } = version;
  const { id, paths, nav, redirects, missing } = version.facts;
  const older = { ...live?.older };
  if (live) older[live.code] = live.version;
  delete older[code];
  return {
    id,
    version: version.version,
    shippedAt: live?.version === version.version ? live.shippedAt : new Date().toISOString(),
    size: weightOf(store, [entry, ...js, ...css]),
    code,
    contract,
    entry,
    js,
    css,
    data: `/sections/${id}/data/${code}/`,
    paths,
    nav,
    redirects,
    missing,
    requires,
    older: Object.fromEntries(Object.entries(older).slice(-KEPT_CODES)),
  };
}

function pagesOf(store: Store, { sections }: Pick<Registry, 'sections'>): Map<string, string> {
  const maps = Object.values(sections).map(({ pages }): PageMap => {
    const file = pageMapFile(pages);
    return parseJsonAt(pageMapSchema, store.read(file), store.at(file));
  });
  return new Map(maps.flatMap(({ pages }) => Object.entries(pages)));
}

const factsOf = (store: Store, { sections }: Next): Record<string, SectionVersion['facts']> =>
  Object.fromEntries(
    Object.values(sections).map(({ id, version }) => [id, readSectionVersion(store, id, version).facts]),
  );

const isSame = ({ revision: _, ...live }: Registry, next: Next): boolean => isDeepStrictEqual(live, next);
