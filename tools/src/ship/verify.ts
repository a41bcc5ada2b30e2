import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Asset, PageMap, SectionVersion, ShellVersion } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { pageMapSchema } from '@roe/shared/contract/schema';
import { pageFile, pageMapFile, sectionVersionFile } from '@roe/shared/contract/store';
import { shortHash } from '@roe/shared/kit/hash';
import { readSectionVersion, readShellVersion } from '../compose/compose.ts';
import { brokenForms } from '../store/compressed.ts';
import { unpublished } from '../store/revisions.ts';
import type { Store } from '../store/store.ts';

/** A file that the store must hold, and what its bytes must be. */
interface Promised {
  file: string;
  isRight: (bytes: Buffer) => boolean;
}

/** Faults of what belongs together, and what mends them. */
export interface Found {
  of: string;
  faults: string[];
  remedy: string;
}

export interface Verified {
  revision: number;
  /** How many files were looked at, compressed forms not counted. */
  files: number;
  found: Found[];
}

/**
 * Checks everything that the live registry names, and what open tabs may still ask for.
 * @throws where nothing is live, or the registry is malformed
 */
export async function verify(store: Store): Promise<Verified> {
  const live = store.registry();
  if (!live) throw new Error('Nothing is shipped yet, so there is nothing to check.');
  const found: Found[] = [];
  let files = 0;
  const look = async (of: string, remedy: string, promised: () => Promised[]) => {
    const faults = await faultsIn(store, () => {
      const all = promised();
      files += all.length;
      return all;
    });
    if (faults.length > 0) found.push({ of, faults, remedy });
  };
  const behind = unpublished(store);
  if (behind) found.push({ of: 'registry.json', faults: [behind.fault], remedy: behind.remedy });
  const shipping = (name: string) => `npm run ship -- ${name} writes it again.`;
  await look(`shell ${live.shell.version}`, shipping('shell'), () =>
    shellFiles(readShellVersion(store, live.shell.version)),
  );
  for (const { id, version, pages, older } of Object.values(live.sections)) {
    await look(`${id} ${version}`, shipping(id), () => sectionFiles(readSectionVersion(store, id, version)));
    await look(`pages of ${id}`, shipping(id), () => [mapFile(pages), ...pageFiles(store, pages)]);
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
  return { revision: live.revision, files, found };
}

/** What is wrong with the files of versions that would go live. */
export const brokenFiles = (store: Store, shell: ShellVersion, versions: SectionVersion[]): Promise<string[]> =>
  faultsIn(store, () => [...shellFiles(shell), ...versions.flatMap(sectionFiles)]);

async function faultsIn(store: Store, promised: () => Promised[]): Promise<string[]> {
  try {
    const faults = await Promise.all(promised().map((file) => faultsOfFile(store, file)));
    return faults.flat();
  } catch (error) {
    return [(error as Error).message];
  }
}

async function faultsOfFile(store: Store, { file, isRight }: Promised): Promise<string[]> {
  if (!store.has(file)) return [`${file}: expected a file, found none`];
  const bytes = readFileSync(store.at(file));
  if (!isRight(bytes))
    return [`${file}: expected the bytes that it was added with, received ${bytes.length === 0 ? 'none' : 'others'}`];
  const broken = await brokenForms(store.at(file), bytes);
  return broken.map((suffix) => `${file}${suffix}: expected the text of ${file}, received another`);
}

const sectionFiles = (section: SectionVersion): Promised[] => {
  const { version, facts, entry, js, css, later, server, documents, files, packages } = section;
  return [
    manifest(sectionVersionFile(facts.id, version), version),
    ...[entry, ...js, ...css, ...later].map(asset),
    artefact(`sections/${facts.id}/server/${server}`, server),
    ...[...new Set([documents, ...Object.values(files)])].map((name) => named(`sections/${facts.id}/files/${name}`)),
    ...listOfPackages(`sections/${facts.id}`, packages),
  ];
};

const shellFiles = ({ version, js, css, fonts, server, packages }: ShellVersion): Promised[] => [
  manifest(`shell/versions/${version}.json`, version),
  ...[...js, ...css].map(asset),
  artefact(`shell/server/${server}`, server),
  ...fonts.map((url) => ({ file: url.slice(1), isRight: isFilled })),
  ...listOfPackages('shell', packages),
];

const listOfPackages = (folder: string, name: string | undefined): Promised[] =>
  name ? [{ file: `${folder}/packages/${name}`, isRight: (bytes) => name === `${shortHash(bytes)}.json` }] : [];

const isFilled = (bytes: Buffer): boolean => bytes.length > 0;

const asset = ({ url, integrity }: Asset): Promised => ({
  file: url.slice(1),
  isRight: (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}` === integrity,
});

/** A file that carries the hash of its bytes in its name; sizes of one picture share a hash, and need only be there. */
function named(file: string): Promised {
  const [, hash] = /\.([0-9a-f]{10})\.\w+$/.exec(file) ?? [];
  return { file, isRight: hash ? (bytes) => shortHash(bytes) === hash : isFilled };
}

const artefact = (file: string, name: string): Promised => ({
  file,
  isRight: (bytes) => `${shortHash(bytes)}.cjs` === name,
});

const manifest = (file: string, version: string): Promised => ({
  file,
  isRight(bytes) {
    const [, content] = /^\{"version":"[^"]*",(.*)$/s.exec(bytes.toString()) ?? [];
    return content !== undefined && version.endsWith(`-${shortHash(`{${content}`)}`);
  },
});

const mapFile = (name: string): Promised => ({
  file: pageMapFile(name),
  isRight: (bytes) => name.endsWith(`.${shortHash(bytes)}.json`),
});

function pageFiles(store: Store, map: string): Promised[] {
  const { pages, missing }: PageMap = parseJsonAt(pageMapSchema, store.read(pageMapFile(map)), pageMapFile(map));
  return [...Object.values(pages), ...(missing ? [missing] : [])].map((name) => ({
    file: pageFile(name),
    isRight: (bytes) =>
      bytes
        .toString('utf8', Math.max(0, bytes.length - 20))
        .trimEnd()
        .endsWith('</html>'),
  }));
}
