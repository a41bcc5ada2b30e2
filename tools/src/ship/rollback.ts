import type { Registry, SectionVersion } from '@roe/shared/contract';
import { sectionVersionFile } from '@roe/shared/contract/store';
import { type Draft, readSectionVersion, readShellVersion } from '../compose/compose.ts';
import type { Store } from '../store/store.ts';
import { type HistoryEntry, historyOf, versionsOf } from './history.ts';
import { type Prepared, release, type Shipped } from './release.ts';
import { releaseOf } from './section-release.ts';

/**
 * Points a part back at an earlier version that the store holds; nothing is built. A section that was not there before goes
 * away; one that was taken away comes back.
 * @param version which one; else what was live before
 */
export const rollBack = (store: Store, name: string, version?: string): Promise<Shipped> =>
  release(store, `rollback ${name}`, async (live) => {
    const present = expectLive(live);
    if (version) return earlier(store, present, { ...versionsOf(present), [name]: version });
    const { versions, retired = {} } = stateBefore(store, name, present);
    const again = retired[name] && { retired: { ...present.retired, [name]: retired[name] } };
    return earlier(store, { ...present, ...again }, { ...versionsOf(present), [name]: versions[name] });
  });

/** Points all parts back at what they were in a revision, in one promotion; nothing is built. */
export const rollBackTo = (store: Store, revision: number): Promise<Shipped> =>
  release(store, `rollback --revision ${revision}`, async (live) => {
    const present = expectLive(live);
    const entry = historyOf(store).find((entry) => entry.revision === revision);
    if (!entry)
      throw new Error(`Expected a revision that the store holds, up to ${present.revision}; received ${revision}.`);
    const { retired: _, ...rest } = present;
    return earlier(store, { ...rest, ...(entry.retired && { retired: entry.retired }) }, entry.versions);
  });

function expectLive(live: Registry | undefined): Registry {
  if (!live) throw new Error('Nothing is shipped yet, so there is nothing to go back to.');
  return live;
}

/** The site with these versions; a section without one is not there. */
function earlier(store: Store, live: Registry, versions: Record<string, string | undefined>): Prepared {
  const sections: Draft['sections'] = {};
  const changed: SectionVersion[] = [];
  for (const [id, version] of Object.entries(versions)) {
    if (id === 'shell' || version === undefined) continue;
    const present = live.sections[id];
    if (present?.version === version) {
      sections[id] = present;
      continue;
    }
    expectHeld(store, id, version, sectionVersionFile(id, version));
    const held = readSectionVersion(store, id, version);
    changed.push(held);
    sections[id] = releaseOf(store, held, present);
  }
  const { version = live.shell.version, contract } = shellOf(store, live, versions['shell']);
  return { draft: { ...live, shell: { version, contract }, sections }, versions: changed, mayDrop: true };
}

function shellOf(store: Store, live: Registry, version = live.shell.version) {
  expectHeld(store, 'shell', version, `shell/versions/${version}.json`);
  return readShellVersion(store, version);
}

function expectHeld(store: Store, name: string, version: string, file: string): void {
  if (!store.has(file)) throw new Error(`The store holds no version "${version}" of ${name}.`);
}

/** The versions of the latest revision in which a part was another, or not there. */
function stateBefore(store: Store, name: string, live: Registry): HistoryEntry {
  const current = versionsOf(live)[name];
  const before = historyOf(store).findLast(({ versions }) => versions[name] !== current);
  if (!before) throw new Error(`${name} has had no other version than ${current}.`);
  return before;
}
