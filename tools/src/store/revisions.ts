import { readdirSync } from 'node:fs';
import type { Registry } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { registrySchema } from '@roe/shared/contract/schema';
import * as v from 'valibot';
import type { Store } from './store.ts';

/** What gateways read. */
const COPY = 'registry.json';

export const shipmentSchema = v.object({
  /** When, in UTC. */
  at: v.string(),
  /** Name of the account. */
  by: v.string(),
  /** Of the checkout that it was shipped from; null where there is none. */
  commit: v.nullable(v.string()),
  /** Whether files there were in no commit. */
  dirty: v.nullable(v.boolean()),
  /** What was asked for, such as "rollback chat". */
  action: v.string(),
});

/** Who made a revision live, and from what. */
export type Shipment = v.InferOutput<typeof shipmentSchema>;

/** File of a revision: a shipment, and as `registry` what is live by it. */
export const revisionFile = (revision: number): string => `revisions/${revision}.json`;

/** Revisions that have a file, the first one first. */
export function revisionNumbers(store: Store): number[] {
  if (!store.has('revisions')) return [];
  return readdirSync(store.at('revisions'))
    .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

const newest = (store: Store): number => revisionNumbers(store).at(-1) ?? 0;

/**
 * What is live: the newest revision. `registry.json` where no file of a revision is as new, as in a store that is older than
 * these files.
 * @throws where it is malformed
 */
export function liveRegistry(store: Store): Registry | undefined {
  const revision = newest(store);
  if (revision > copied(store)) return revisionRegistry(store, revision);
  return store.has(COPY) ? unsigned(parseJsonAt(registrySchema, store.read(COPY), store.at(COPY))) : undefined;
}

/**
 * What was live by a revision.
 * @throws where the store does not hold it, or it is malformed
 */
export function revisionRegistry(store: Store, revision: number): Registry {
  const held = revisionNumbers(store);
  if (!held.includes(revision))
    throw new Error(`Expected a revision that the store holds, one of ${held.join(', ')}; received ${revision}.`);
  const file = revisionFile(revision);
  return unsigned(parseJsonAt(v.object({ registry: registrySchema }), store.read(file), store.at(file)).registry);
}

const unsigned = ({ signature: _, ...registry }: Registry): Registry => registry;

/** The bytes of what is live, as gateways get them, and where they stand. */
export function liveText(store: Store): { text: string; place: string } {
  const revision = newest(store);
  return revision > copied(store)
    ? { text: textIn(store, revision), place: store.at(revisionFile(revision)) }
    : { text: store.read(COPY), place: store.at(COPY) };
}

/** The registry of a revision, as it was signed. */
const textIn = (store: Store, revision: number): string =>
  JSON.stringify(JSON.parse(store.read(revisionFile(revision))).registry);

/** A registry as gateways get it: signed, where the store is open for somebody who signs. */
export function registryText(store: Store, registry: Registry): string {
  const text = JSON.stringify(registry);
  return store.signer?.().sign(text) ?? text;
}

/**
 * Makes the next revision live: a compare-and-swap. Of all who start from the same revision one succeeds, whether they wait for
 * each other or not.
 * @param live the revision that the next one was made from
 * @throws where it is not the newest any more; nothing has changed then
 */
export function addRevision(store: Store, live: Registry | undefined, shipment: Shipment, registry: Registry): void {
  const text = `${JSON.stringify(shipment).slice(0, -1)},"registry":${registryText(store, registry)}}`;
  const isNext = (store.registry()?.revision ?? 0) === (live?.revision ?? 0);
  if (!isNext || !store.create(revisionFile(registry.revision), text))
    throw new Error(
      `Somebody else made revision ${registry.revision} live meanwhile, so nothing was published. Ship again.`,
    );
  publishNewest(store);
}

/** Copies the newest revision for the gateways, where that has not been done: a ship that ended before it is made good so. */
export function publishNewest(store: Store): void {
  // Again, because another copy may have come in between, from a revision before this one.
  for (let revision = newest(store); revision > copied(store); revision = newest(store))
    store.write(COPY, textIn(store, revision));
}

/** What is wrong where gateways do not get the newest revision, and what mends it. */
export function unpublished(store: Store): { error: string; remedy: string } | undefined {
  const [expected, received] = [newest(store), copied(store)];
  if (expected <= received) return undefined;
  return {
    error: `${COPY}: expected revision ${expected}, which was shipped last, received ${received || 'none that can be read'}`,
    remedy: 'The next ship makes it live, or npm start.',
  };
}

/** Revision of the copy; 0 where there is none, or none that can be read. */
function copied(store: Store): number {
  if (!store.has(COPY)) return 0;
  try {
    return parseJsonAt(registrySchema, store.read(COPY), COPY).revision;
  } catch {
    return 0;
  }
}
