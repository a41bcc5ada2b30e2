import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { packageFolders, sourcesIn } from './sources.ts';
import { folderOf, partNamed, partNames, root, sectionIds } from './workspace.ts';

interface Manifest {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Who may depend on whom; every section may depend on what "mfe-*" may. */
const allowed: Record<string, string[]> = {
  shared: [],
  shell: ['shared'],
  'mfe-*': ['shared'],
  gateway: ['shared'],
  tools: ['gateway', 'shared'],
  art: ['shared', 'tools'],
  sound: ['art', 'shared', 'tools'],
  bench: ['art', 'mfe-decodings', 'shared', 'tools'],
  e2e: ['tools'],
};

const workspace: { packages: string[] } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'));

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

const folders = packageFolders();

const dependenciesOf = (folder: string): [name: string, version: string][] => {
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = manifestOf(folder);
  return Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies });
};

const kindOf = (folder: string): string => (folder.startsWith('mfe-') ? 'mfe-*' : folder);

test('every package is a member of the workspace and has a place in the graph', () => {
  expect([...new Set(folders.map(kindOf))].sort()).toEqual(Object.keys(allowed).sort());
  expect([...workspace.packages].sort()).toEqual(Object.keys(allowed).sort());
});

test.each(folders)('%s is named after its folder', (folder) => {
  expect(manifestOf(folder).name).toBe(`@roe/${folder}`);
});

test.each(folders)('%s depends on no package of the workspace but those that it may', (folder) => {
  const ours = dependenciesOf(folder)
    .filter(([name, version]) => name.startsWith('@roe/') || /^(workspace|file|link|portal):/.test(version))
    .map(([name]) => name.replace('@roe/', ''));
  const forbidden = ours.filter((name) => !allowed[kindOf(folder)]?.includes(name));
  expect(forbidden).toEqual([]);
});

/** Files that a file of a package names from where it stands: what it imports, and paths from its own folder. */
function neighboursOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const names = text.matchAll(
    /(?:\bfrom|\bimport|import\(|import\.meta\.dirname,|new URL\(|@import|url\()\s*['"](\.[^'"]+)['"]/g,
  );
  return Array.from(names, ([, name = '']) => path.resolve(path.dirname(file), name));
}

test.each(folders)('%s reaches other packages by their exports, never by a path', (folder) => {
  const sources = sourcesIn(folder, /\.(tsx?|mjs|css)$/);
  const others = folders.filter((other) => other !== folder).map((other) => path.join(root, other) + path.sep);
  const strays = sources.flatMap((file) =>
    neighboursOf(path.join(root, file))
      .filter((neighbour) => others.some((other) => `${neighbour}${path.sep}`.startsWith(other)))
      .map((neighbour) => `${file}: ${path.relative(root, neighbour)}`),
  );
  expect(sources).not.toEqual([]);
  expect(strays).toEqual([]);
});

test.each(['shared', 'gateway', 'tools', 'art'])('%s says what others may import from it', (folder) => {
  const exported = Object.values(manifestOf(folder).exports ?? {});
  expect(exported.filter((file) => !file.includes('*') && !existsSync(path.join(root, folder, file)))).toEqual([]);
  expect(exported).not.toEqual([]);
});

test.each(['.', ...folders])('%s takes the version of every dependency from the workspace', (folder) => {
  for (const [name, version] of dependenciesOf(folder)) {
    expect(`${name} ${version}`).toBe(`${name} ${name.startsWith('@roe/') ? 'workspace:*' : 'catalog:'}`);
  }
});

test('the parts are the shell and every section', () => {
  expect(partNames()).toEqual(['shell', ...sectionIds()]);
  expect(sectionIds()).toContain('decodings');
});

test.each(['decodings', 'mfe-decodings', 'mfe-decodings/'])('"%s" names the section', (word) => {
  expect(partNamed(word)).toBe('decodings');
  expect(folderOf(partNamed(word))).toBe(path.join(root, 'mfe-decodings'));
});

test('a part that is none is answered with those that there are', () => {
  expect(() => partNamed('decoding')).toThrow(/^Expected one of shell, .*decodings.*; received "decoding"\.$/);
});
