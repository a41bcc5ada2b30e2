import { existsSync } from 'node:fs';
import path from 'node:path';
import { readLockfile } from './lockfile.ts';

/**
 * Everything that a package of the workspace is built with: its dependencies, theirs, and those of the workspace's packages that it
 * links, each with its version. What other packages ask for does not count. The development dependencies of the package itself
 * do, because nothing keeps a build from reading them.
 * @param folder of the package
 * @param lockfile pnpm's, at the root of the workspace; without one there is nothing to tell
 */
export function dependenciesOf(folder: string, lockfile: string): string[] {
  if (!existsSync(lockfile)) return [];
  const { importers, snapshots } = readLockfile(lockfile);
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
