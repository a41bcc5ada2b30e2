import { createHash } from 'node:crypto';
import type { Asset, PageMap, SectionVersion, ShellVersion } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { pageMapSchema } from '@roe/shared/contract/schema';
import { pageFile, pageMapFile, sectionVersionFile } from '@roe/shared/contract/store';
import { shortHash } from '@roe/shared/kit/hash';
import type { Store } from '../store/store.ts';

/** A file that the store must hold, and what its bytes must be. */
export interface ExpectedFile {
  file: string;
  isRight: (bytes: Buffer) => boolean;
}

/** What a version of a section is made of. */
export const sectionFiles = (section: SectionVersion): ExpectedFile[] => {
  const { version, facts, entry, js, css, later, server, documents, files, packages } = section;
  const privateFiles = Object.values(section.private);
  return [
    manifest(sectionVersionFile(facts.id, version), version),
    ...[entry, ...js, ...css, ...later].map(asset),
    artifact(`sections/${facts.id}/server/${server}`, server),
    ...[...new Set([documents, ...Object.values(files)])].map((name) => named(`sections/${facts.id}/files/${name}`)),
    ...privateFiles.map((name) => named(`sections/${facts.id}/private/${name}`)),
    ...listOfPackages(`sections/${facts.id}`, packages),
  ];
};

/** What a version of the shell is made of. */
export const shellFiles = ({ version, js, css, fonts, server, packages }: ShellVersion): ExpectedFile[] => [
  manifest(`shell/versions/${version}.json`, version),
  ...[...js, ...css].map(asset),
  artifact(`shell/server/${server}`, server),
  ...fonts.map((url) => ({ file: url.slice(1), isRight: isFilled })),
  ...listOfPackages('shell', packages),
];

const listOfPackages = (folder: string, name: string | undefined): ExpectedFile[] =>
  name ? [{ file: `${folder}/packages/${name}`, isRight: (bytes) => name === `${shortHash(bytes)}.json` }] : [];

const isFilled = (bytes: Buffer): boolean => bytes.length > 0;

const asset = ({ url, integrity }: Asset): ExpectedFile => ({
  file: url.slice(1),
  isRight: (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}` === integrity,
});

/** A file that carries the hash of its bytes in its name; sizes of one picture share a hash, and need only be there. */
export function named(file: string): ExpectedFile {
  const [, hash] = /\.([0-9a-f]{10})\.\w+$/.exec(file) ?? [];
  return { file, isRight: hash ? (bytes) => shortHash(bytes) === hash : isFilled };
}

const artifact = (file: string, name: string): ExpectedFile => ({
  file,
  isRight: (bytes) => `${shortHash(bytes)}.cjs` === name,
});

const manifest = (file: string, version: string): ExpectedFile => ({
  file,
  isRight(bytes) {
    const [, content] = /^\{"version":"[^"]*",(.*)$/s.exec(bytes.toString()) ?? [];
    return content !== undefined && version.endsWith(`-${shortHash(`{${content}`)}`);
  },
});

const mapFile = (name: string): ExpectedFile => ({
  file: pageMapFile(name),
  isRight: (bytes) => name.endsWith(`.${shortHash(bytes)}.json`),
});

/** The pages of a section, and their map. */
export function pageFiles(store: Store, map: string): ExpectedFile[] {
  const { pages, missing }: PageMap = parseJsonAt(pageMapSchema, store.read(pageMapFile(map)), pageMapFile(map));
  return [mapFile(map), ...[...Object.values(pages), ...(missing ? [missing] : [])].map(page)];
}

const page = (name: string): ExpectedFile => ({
  file: pageFile(name),
  isRight: (bytes) =>
    bytes
      .toString('utf8', Math.max(0, bytes.length - 20))
      .trimEnd()
      .endsWith('</html>'),
});
