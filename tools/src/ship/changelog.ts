import path from 'node:path';
import type { Store } from '../store/store.ts';
import { folderOf, root } from '../workspace.ts';
import type { Checkout } from './checkout.ts';
import { type HistoryEntry, historyOf } from './history.ts';

/**
 * The versions of a part that went live, the latest first: when, by whom, and the subjects of the commits that touched what it is
 * built from since the ship before.
 * @param part such as "shell" or "decodings"
 * @param checkout whose commits are named
 */
export function changelogOf(store: Store, part: string, checkout: Checkout | undefined): string {
  const changes: string[] = [];
  let version: string | undefined;
  let shipped: HistoryEntry | undefined;
  for (const entry of historyOf(store)) {
    if (entry.versions[part] === version) continue;
    version = entry.versions[part];
    const isShip = entry.action.startsWith('ship');
    changes.push(
      [headline(entry, version), ...(isShip ? subjectsOf(part, shipped, entry, checkout) : [])].join('\n  '),
    );
    if (isShip) shipped = entry;
  }
  return changes.reverse().join('\n');
}

const headline = ({ revision, at, by, action }: HistoryEntry, version = 'taken away'): string =>
  `${version}  ${at.slice(0, 10)}, revision ${revision} by ${by}: ${action}`;

function subjectsOf(
  part: string,
  before: HistoryEntry | undefined,
  { commit, dirty }: HistoryEntry,
  checkout: Checkout | undefined,
): string[] {
  const inputs = [path.relative(root, folderOf(part)), 'shared'];
  const subjects = before?.commit && commit ? checkout?.subjects(before.commit, commit, inputs) : undefined;
  return [
    ...(before ? (subjects ?? ['from commits that are not in this checkout']) : []),
    ...(dirty ? ['and from files that were in no commit'] : []),
  ];
}
