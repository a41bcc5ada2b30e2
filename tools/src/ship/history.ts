import { appendFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { Registry } from '@roe/shared/contract';
import type { Store } from '../store/store.ts';
import { root } from '../workspace.ts';
import { checkoutAt } from './checkout.ts';

const FILE = 'history.jsonl';

/** A line of `history.jsonl`: a revision, and who made it live from what. */
export interface Remembered extends Pick<Registry, 'revision' | 'retired'> {
  at: string;
  by: string;
  /** Of the checkout that it was shipped from; null where there is none. */
  commit: string | null;
  /** Whether files there were in no commit. Older lines do not say. */
  dirty?: boolean | null;
  action: string;
  /** Part → version. */
  versions: Record<string, string>;
}

type Revision = Omit<Registry, 'files' | 'site'>;

/** Part → version that a revision has. */
export const versionsOf = ({ shell, sections }: Pick<Revision, 'shell' | 'sections'>): Record<string, string> => ({
  shell: shell.version,
  ...Object.fromEntries(Object.values(sections).map(({ id, version }) => [id, version])),
});

/** All revisions of the store, the first one first. A line that a full disk cut off does not count. */
export function historyOf(store: Store): Remembered[] {
  if (!store.has(FILE)) return [];
  return store
    .read(FILE)
    .split('\n')
    .flatMap((line): Remembered[] => {
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });
}

/** Notes a revision that has been made live. */
export function remember(store: Store, action: string, { revision, shell, sections, retired }: Revision): void {
  const checkout = checkoutAt(root);
  const line: Remembered = {
    at: new Date().toISOString(),
    by: userInfo().username,
    commit: checkout?.commit ?? null,
    dirty: checkout?.isDirty ?? null,
    revision,
    action,
    versions: versionsOf({ shell, sections }),
    ...(retired && { retired }),
  };
  appendFileSync(store.at(FILE), `${JSON.stringify(line)}\n`);
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
