import { statSync } from 'node:fs';
import type { Registry } from '@roe/shared/contract';
import { readSectionVersion, readShellVersion } from '../compose/compose.ts';
import { revisionRegistry } from '../store/revisions.ts';
import type { Store } from '../store/store.ts';
import { sectionFiles, shellFiles } from './expected-files.ts';
import { versionsOf } from './history.ts';
import { addressesOf } from './registry-contents.ts';

/** How a part differs between two revisions. */
export interface PartDifference {
  part: string;
  /** Its version before and after; null where it is not there. */
  from: string | null;
  to: string | null;
  /** Addresses of its pages that came, that went, and whose HTML is another. */
  pages: Changes & { changed: string[] };
  /** Files of the store that its version names, with their sizes in bytes. */
  files: { added: Sizes; removed: Sizes };
}

interface Changes {
  added: string[];
  removed: string[];
}

type Sizes = Record<string, number>;

/**
 * How the parts differ between two revisions that the store holds: those that do not are left out.
 * @throws where it does not hold one of them
 */
export function differenceOf(store: Store, from: number, to: number): PartDifference[] {
  const [before, after] = [revisionRegistry(store, from), revisionRegistry(store, to)];
  const [versionsBefore, versionsAfter] = [versionsOf(before), versionsOf(after)];
  const parts = Object.keys({ ...versionsBefore, ...versionsAfter });
  return parts.flatMap((part) => {
    const [pagesBefore, pagesAfter] = [pagesIn(store, before, part), pagesIn(store, after, part)];
    const pages = {
      ...changesOf([...pagesBefore.keys()], [...pagesAfter.keys()]),
      changed: [...pagesAfter]
        .filter(([url, file]) => pagesBefore.has(url) && pagesBefore.get(url) !== file)
        .map(([url]) => url),
    };
    const [older, newer] = [versionsBefore[part] ?? null, versionsAfter[part] ?? null];
    if (older === newer && Object.values(pages).every(({ length }) => length === 0)) return [];
    const { added, removed } = changesOf(filesOf(store, part, older), filesOf(store, part, newer));
    const files = { added: sizesOf(store, added), removed: sizesOf(store, removed) };
    return [{ part, from: older, to: newer, pages, files }];
  });
}

function pagesIn(store: Store, { sections }: Registry, part: string): Map<string, string> {
  const section = sections[part];
  return addressesOf(store, { sections: section ? { [part]: section } : {} }).pages;
}

function filesOf(store: Store, part: string, version: string | null): string[] {
  if (version === null) return [];
  const files =
    part === 'shell'
      ? shellFiles(readShellVersion(store, version))
      : sectionFiles(readSectionVersion(store, part, version));
  return files.map(({ file }) => file);
}

const changesOf = (before: string[], after: string[]): Changes => ({
  added: after.filter((each) => !before.includes(each)),
  removed: before.filter((each) => !after.includes(each)),
});

const sizesOf = (store: Store, files: string[]): Sizes =>
  Object.fromEntries(files.map((file) => [file, statSync(store.at(file), { throwIfNoEntry: false })?.size ?? 0]));
