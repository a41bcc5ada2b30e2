import { userInfo } from 'node:os';
import type { Registry } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { retirementSchema } from '@roe/shared/contract/schema';
import * as v from 'valibot';
import { revisionFile, revisionNumbers, type Shipment, shipmentSchema } from '../store/revisions.ts';
import type { Store } from '../store/store.ts';
import { root } from '../workspace.ts';
import { checkoutAt } from './checkout.ts';

/** A revision, and who made it live from what. */
export interface HistoryEntry extends Shipment, Pick<Registry, 'revision' | 'retired'> {
  /** Part → version. */
  versions: Record<string, string>;
}

const version = v.object({ version: v.string() });

/** What the history needs of a revision: those of other days may say more, or less. */
const revisionSchema = v.object({
  ...shipmentSchema.entries,
  registry: v.object({
    revision: v.number(),
    shell: version,
    sections: v.record(v.string(), version),
    retired: v.optional(v.record(v.string(), retirementSchema)),
  }),
});

/** Part → version that a revision has. */
export const versionsOf = ({
  shell,
  sections,
}: Pick<v.InferOutput<typeof revisionSchema>['registry'], 'shell' | 'sections'>): Record<string, string> => ({
  shell: shell.version,
  ...Object.fromEntries(Object.entries(sections).map(([id, { version }]) => [id, version])),
});

/**
 * All revisions that the store holds, the first one first.
 * @throws where one is malformed: it may be deleted then
 */
export const historyOf = (store: Store): HistoryEntry[] => [
  ...linesOf(store),
  ...revisionNumbers(store).map((number) => entryOf(store, revisionFile(number))),
];

function entryOf(store: Store, file: string): HistoryEntry {
  const { registry, ...shipment } = parseJsonAt(revisionSchema, store.read(file), store.at(file));
  const { revision, retired } = registry;
  return { ...shipment, revision, versions: versionsOf(registry), ...(retired && { retired }) };
}

/** Revisions of a store that is older than their files stand in `history.jsonl`. A line that a full disk cut off does not count. */
function linesOf(store: Store): HistoryEntry[] {
  if (!store.has('history.jsonl')) return [];
  return store
    .read('history.jsonl')
    .split('\n')
    .flatMap((line): HistoryEntry[] => {
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });
}

/** Who ships now, and from what. */
export function shipmentNow(action: string): Shipment {
  const checkout = checkoutAt(root);
  return {
    at: new Date().toISOString(),
    by: userInfo().username,
    commit: checkout?.commit ?? null,
    dirty: checkout?.isDirty ?? null,
    action,
  };
}

/**
 * The part of the store that a visitor of the command line means, whether it has a folder, or had one.
 * @throws where the store never had such a part
 */
export function shippedPart(store: Store, word: string): string {
  const name = word.replace(/^mfe-/, '').replace(/\/$/, '');
  const live = store.registry();
  const names = new Set(
    [live ? versionsOf(live) : {}, ...historyOf(store).map(({ versions }) => versions)].flatMap(Object.keys),
  );
  if (names.has(name)) return name;
  throw new Error(`Expected one of ${[...names].join(', ')}; received "${word}".`);
}
