import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.ts';

/** Names of what lies in the project and is no source: made from it, or of other people. */
export const notSources = new Set(['node_modules', 'dist', '.git', '.site', '.data', '.keys', 'test-results']);

/** Folders of all packages of the workspace, in the order of their names. */
export const packageFolders = (): string[] =>
  readdirSync(root).filter((name) => !notSources.has(name) && existsSync(path.join(root, name, 'package.json')));

/**
 * Files of a folder that people write.
 * @param folder from the project's, such as "shared/src"
 * @param kind what their names match
 * @returns paths from the project's folder
 */
export const sourcesIn = (folder: string, kind: RegExp): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(file, kind);
      return kind.test(entry.name) ? file : [];
    });
