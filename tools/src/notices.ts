import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { folderOf, partNames, root } from './workspace.ts';

/** A package of other people, and on which terms we may use it. */
interface Package {
  name: string;
  version: string;
  /** SPDX identifier, such as "MIT". */
  licence: string;
  /** Lines of its licence that say whose it is; a few licences have none. */
  copyright: string[];
  /** The licence without its headline and those lines. */
  terms: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/** Of these packages we use a part; here are the only dependencies of that part. The others serve bundlers. */
const parts: Record<string, string[]> = {
  '@module-federation/enhanced': ['@module-federation/runtime-tools'],
  '@module-federation/runtime-tools': ['@module-federation/runtime'],
};

/**
 * What `npm run notices` writes: file below the project's folder → text. Equal packages give equal texts.
 * @throws where a package names no licence
 */
export function noticeFiles(): Record<string, string> {
  const packages = packagesInUse();
  const software = packages.map(({ name, version, licence }) => ({ name, version, licence }));
  return {
    'mfe-story/media/third-party-notices.txt': noticesOf(packages),
    'mfe-story/content/software.json': `${JSON.stringify(software, null, 2)}\n`,
  };
}

/** Packages whose code reaches a visitor's browser, or runs in the gateway or the composer; by name, then by version. */
function packagesInUse(): Package[] {
  const found = new Map<string, Package>();
  const walk = (from: string, name: string): void => {
    const folder = resolve(from, name);
    if (found.has(folder)) return;
    const { dependencies = {}, ...manifest } = manifestOf(folder);
    found.set(folder, packageAt(folder, manifest));
    for (const dependency of parts[name] ?? Object.keys(dependencies)) walk(folder, dependency);
  };
  for (const code of codeFolders()) {
    const folder = packageFolderOf(code);
    const imported = importsBelow(code);
    for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
      if (!name.startsWith('@roe/') && imported.has(name)) walk(folder, name);
    }
  }
  for (const name of typefaces) walk(path.join(root, 'tools'), name);
  const byName = [...found.values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.version, b.version) || compare(a.terms, b.terms),
  );
  // The same version can be installed twice, for two sets of peers.
  return byName.filter(({ name, version }, index) => {
    const before = byName[index - 1];
    return before?.name !== name || before.version !== version;
  });
}

/** Packages whose files `npm run fonts` cuts down for the frame. */
const typefaces = [
  '@fontsource-variable/inter',
  '@fontsource-variable/source-serif-4',
  '@fontsource/tiro-devanagari-sanskrit',
];

/** Our own code that visitors or the gateway run; what only builds stands elsewhere. */
const codeFolders = (): string[] => [
  ...partNames().map((part) => path.join(folderOf(part), 'src')),
  path.join(root, 'shared/src'),
  path.join(root, 'gateway/src'),
  path.join(root, 'tools/src/compose'),
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
  const text = files.sort(compare).map((file) => readFileSync(path.join(folder, file), 'utf8'));
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

function noticesOf(packages: Package[]): string {
  const groups = new Map<string, Package[]>();
  for (const each of packages) {
    const words = `${each.licence} ${each.terms.replace(/\s+/g, ' ')}`; // however the lines are wrapped
    groups.set(words, [...(groups.get(words) ?? []), each]);
  }
  const sections = [...groups.values()]
    .sort(([a], [b]) => compare(a?.licence ?? '', b?.licence ?? ''))
    .map((group) => sectionOf(group));
  return `# Third-party notices

The npm packages whose code reaches a visitor's browser, or runs in the gateway or the composer. Packages under the same
words stand together. Tools that only build, check or start the site are not listed.

\`npm run notices\` writes this file. Do not edit it.

${sections.join('\n')}`;
}

function sectionOf(group: Package[]): string {
  const { licence, terms } = group[0] as Package;
  const owners = group.map(({ name, version, copyright }) =>
    [`${name} ${version}`, ...copyright.map((line) => `  ${line}`)].join('\n'),
  );
  return `## ${licence}: ${group.length === 1 ? group[0]?.name : `${group.length} packages`}

\`\`\`text
${owners.join('\n')}

${terms}
\`\`\`
`;
}

// Not by the machine's language: the file must be the same everywhere.
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
