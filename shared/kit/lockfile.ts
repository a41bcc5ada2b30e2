import { readFileSync } from 'node:fs';
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

let last: { text: string; lockfile: Lockfile } | undefined;

/** A lockfile is long to parse, and every part of a ship asks for the same one. */
export function readLockfile(file: string): Lockfile {
  const text = readFileSync(file, 'utf8');
  if (last?.text !== text) {
    const ofInterest = text.replace(/^(catalogs|packages):\n(?:(?: .*)?\n)+/gm, '');
    last = { text, lockfile: parse(ofInterest, { uniqueKeys: false }) };
  }
  return last.lockfile;
}
