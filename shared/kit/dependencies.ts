import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** What a package of the workspace asks for: name → version, or `link:` to the folder of another one. */
interface Importer {
  dependencies?: Record<string, { version: string }>;
  optionalDependencies?: Record<string, { version: string }>;
  devDependencies?: Record<string, { version: string }>;
}

interface Lockfile {
  importers: Record<string, Importer>;
  /** Package with its version and peers → what it brings: name → version. */
  snapshots: Record<
    string,
    { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> } | null
  >;
}

/**
 * Everything that a package of the workspace is built with: its dependencies, theirs, and those of the workspace's packages that it
 * links, each with its version. What other packages ask for does not count. The development dependencies of the package itself
 * do, because nothing keeps a build from reading them.
 * @param folder of the package
 * @param lockfile pnpm's, at the root of the workspace; without one there is nothing to tell
 */
export function dependenciesOf(folder: string, lockfile: string): string[] {
  if (!existsSync(lockfile)) return [];
  const { importers, snapshots } = read(lockfile);
  const closure = new Set<string>();

  function addPackage(name: string, version: string): void {
    const key = version in snapshots ? version : `${name}@${version}`; // an alias names its package itself
    if (closure.has(key)) return;
    closure.add(key);
    const { dependencies, optionalDependencies } = snapshots[key] ?? {};
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
      addPackage(name, version);
  }

  function addImporter(name: string, { isOwn }: { isOwn: boolean }): void {
    if (closure.has(name)) return;
    closure.add(name);
    const { dependencies, optionalDependencies, devDependencies } = importers[name] ?? {};
    const asked = { ...dependencies, ...optionalDependencies, ...(isOwn && devDependencies) };
    for (const [dependency, { version }] of Object.entries(asked)) {
      if (version.startsWith('link:')) addImporter(path.posix.join(name, version.slice(5)), { isOwn: false });
      else addPackage(dependency, version);
    }
  }

  addImporter(path.relative(path.dirname(lockfile), folder).replaceAll(path.sep, '/'), { isOwn: true });
  return [...closure].sort();
}

let last: { text: string; lockfile: Lockfile } | undefined;

/** A lockfile is long to parse, and every part of a ship asks for the same one. */
function read(file: string): Lockfile {
  const text = readFileSync(file, 'utf8');
  if (last?.text !== text) {
    const ofInterest = text.replace(/^(catalogs|packages):\n(?:(?: .*)?\n)+/gm, '');
    last = { text, lockfile: parse(ofInterest, { uniqueKeys: false }) };
  }
  return last.lockfile;
}
