import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Package } from '../site-files/notices.ts';
import { folderOf, root } from '../workspace.ts';

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/**
 * Packages of other people whose code comes with a part: what its code imports, and what that needs. The shell answers for
 * itself, for what it provides, and for the typefaces.
 * @throws where a package names no licence
 */
export const packagesOf = (part: string): Package[] =>
  part === 'shell'
    ? packagesIn([path.join(folderOf(part), 'src'), path.join(root, 'shared/src')], typefaces)
    : packagesIn([path.join(folderOf(part), 'src')]);

/** Those that the gateway and the composer run, which are no part and come with this copy of the project. */
export const packagesOfServer = (): Package[] =>
  packagesIn(['gateway/src', 'tools/src/compose', 'tools/src/site-files'].map((folder) => path.join(root, folder)));

/** Packages that the code of these folders imports, and some more that the tools have. */
function packagesIn(folders: string[], more: string[] = []): Package[] {
  const byFolder = new Map<string, Package>();
  const walk = (from: string, name: string): void => {
    const folder = resolve(from, name);
    if (byFolder.has(folder)) return;
    const { dependencies = {}, ...manifest } = manifestOf(folder);
    byFolder.set(folder, packageAt(folder, manifest));
    for (const dependency of Object.keys(dependencies)) walk(folder, dependency);
  };
  for (const code of folders) {
    const folder = packageFolderOf(code);
    const imported = importsBelow(code);
    for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
      if (!name.startsWith('@roe/') && imported.has(name)) walk(folder, name);
    }
  }
  for (const name of more) walk(path.join(root, 'tools'), name);
  return [...byFolder.values()];
}

/** Packages whose files `npm run fonts` cuts down for the shell. */
const typefaces = [
  '@fontsource-variable/inter',
  '@fontsource-variable/source-serif-4',
  '@fontsource/tiro-devanagari-sanskrit',
];

const packageFolderOf = (folder: string): string =>
  existsSync(path.join(folder, 'package.json')) ? folder : packageFolderOf(path.dirname(folder));

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Names of the packages that the code of a folder imports: "react/jsx-runtime" counts as "react". */
function importsBelow(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      return Array.from(code.matchAll(/\b(?:from|import)\s*\(?\s*'((?:@[^/']+\/)?[^/'.]+)/g), ([, name]) => name ?? '');
    });
  return new Set(names);
}

/** Folder of an installed package, found as Node finds it. */
function resolve(from: string, name: string): string {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return realpathSync(folder);
  if (from === path.dirname(from)) throw new Error(`${name}: expected an installed package, found none`);
  return resolve(path.dirname(from), name);
}

function packageAt(folder: string, { name, version, license }: Manifest): Package {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(file));
  if (typeof license !== 'string') throw new Error(`${name}: field "license": expected a licence, but it is missing`);
  const text = files.sort().map((file) => readFileSync(path.join(folder, file), 'utf8'));
  if (files.length === 0)
    text.push(`${name} comes without the text of its licence; its package.json says: ${license}.`);
  const lines = text.join('\n\n').replace(/\r/g, '').trim().split('\n');
  const isCopyright = (line: string) => /^copyright (\(c\)|©|\d{4})/i.test(line.trim());
  const isHeadline = (line: string) => /^[#(\s]*(the )?(mit|isc) licen[cs]e( \(mit\))?\)?$/i.test(line);
  return {
    name,
    version,
    licence: license,
    copyright: lines.filter(isCopyright).map((line) => line.trim()),
    terms: lines
      .filter((line) => !isCopyright(line) && !isHeadline(line))
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}
