import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folder of the project. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Ids of all sections, in the order of the folders. */
export const sectionIds = (): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'section.json')))
    .map((name) => name.slice(4));

/** What can be shipped: the shell and the sections. */
export const partNames = (): string[] => ['shell', ...sectionIds()];

/**
 * The part that a visitor of the command line means: "decodings" and "mfe-decodings" are the same.
 * @throws where there is no such part
 */
export function partNamed(word: string): string {
  const name = word.replace(/^mfe-/, '').replace(/\/$/, '');
  if (partNames().includes(name)) return name;
  throw new Error(`Expected one of ${partNames().join(', ')}; received "${word}".`);
}

/** Folder of a part. */
export const folderOf = (name: string): string => path.join(root, name === 'shell' ? 'shell' : `mfe-${name}`);
