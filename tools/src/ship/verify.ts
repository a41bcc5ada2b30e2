import { readFileSync } from 'node:fs';
import type { SectionVersion, ShellVersion } from '@roe/shared/contract';
import { readSectionVersion, readShellVersion } from '../compose/compose.ts';
import { brokenForms } from '../store/compressed.ts';
import { unpublished } from '../store/revisions.ts';
import type { Store } from '../store/store.ts';
import { type ExpectedFile, named, pageFiles, sectionFiles, shellFiles } from './expected-files.ts';
import { distrust } from './trust.ts';

/** Errors of what belongs together, and what mends them. */
interface Finding {
  of: string;
  errors: string[];
  remedy: string;
}

export interface Verified {
  revision: number;
  /** How many files were looked at, compressed forms not counted. */
  files: number;
  findings: Finding[];
}

/**
 * Checks everything that the live registry names, and what open tabs may still ask for.
 * @throws where nothing is live, or the registry is malformed
 */
export async function verify(store: Store): Promise<Verified> {
  const live = store.registry();
  if (!live) throw new Error('Nothing is shipped yet, so there is nothing to check.');
  const findings: Finding[] = [];
  let files = 0;
  const look = async (of: string, remedy: string, expected: () => ExpectedFile[]) => {
    const errors = await errorsIn(store, () => {
      const all = expected();
      files += all.length;
      return all;
    });
    if (errors.length > 0) findings.push({ of, errors, remedy });
  };
  for (const finding of [unpublished(store), distrust(store)])
    if (finding) findings.push({ of: 'registry.json', errors: [finding.error], remedy: finding.remedy });
  const shipping = (name: string) => `npm run ship -- ${name} writes it again.`;
  await look(`shell ${live.shell.version}`, shipping('shell'), () =>
    shellFiles(readShellVersion(store, live.shell.version)),
  );
  for (const { id, version, pages, older } of Object.values(live.sections)) {
    await look(`${id} ${version}`, shipping(id), () => sectionFiles(readSectionVersion(store, id, version)));
    await look(`pages of ${id}`, shipping(id), () => pageFiles(store, pages));
    for (const earlier of new Set(Object.values(older)))
      await look(
        `${id} ${earlier}, which open tabs may run`,
        'Copy it from a backup of the store; until then these tabs cannot use it.',
        () => sectionFiles(readSectionVersion(store, id, earlier)),
      );
  }
  await look('files of the site', shipping(Object.keys(live.sections)[0] ?? 'shell'), () =>
    Object.values(live.files).map((name) => named(`site/files/${name}`)),
  );
  return { revision: live.revision, files, findings };
}

/** What is wrong with the files of versions that would go live. */
export const brokenFiles = (store: Store, shell: ShellVersion, versions: SectionVersion[]): Promise<string[]> =>
  errorsIn(store, () => [...shellFiles(shell), ...versions.flatMap(sectionFiles)]);

async function errorsIn(store: Store, expected: () => ExpectedFile[]): Promise<string[]> {
  try {
    const errors = await Promise.all(expected().map((file) => errorsOfFile(store, file)));
    return errors.flat();
  } catch (error) {
    return [(error as Error).message];
  }
}

async function errorsOfFile(store: Store, { file, isRight }: ExpectedFile): Promise<string[]> {
  if (!store.has(file)) return [`${file}: expected a file, found none`];
  const bytes = readFileSync(store.at(file));
  if (!isRight(bytes))
    return [`${file}: expected the bytes that it was added with, received ${bytes.length === 0 ? 'none' : 'others'}`];
  const broken = await brokenForms(store.at(file), bytes);
  return broken.map((suffix) => `${file}${suffix}: expected the text of ${file}, received another`);
}
