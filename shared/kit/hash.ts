import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The first digits of the SHA-256 over all parts, hexadecimal. */
export function hashOf(parts: (string | Buffer)[], digits: number): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, digits);
}

/** 10 digits: enough to tell the versions of one thing apart. */
export const shortHash = (...parts: (string | Buffer)[]): string => hashOf(parts, 10);

/** Whether only tests use the file of this name: it is in nothing that is shipped. */
export const isTestFile = (name: string): boolean => /\.(test|spec|fixture)\.\w+$/.test(name);

const isNoInput = (name: string): boolean => name === 'node_modules' || name === 'dist' || isTestFile(name);

/**
 * Short hash over names and bytes of all files below the given files and folders.
 * Dependencies, build results and test files do not count; a path that does not exist counts as empty.
 * @param others what counts besides, such as the dependencies by name and version
 */
export function hashOfInputs(paths: string[], others: string[] = []): string {
  const parts: (string | Buffer)[] = [...others];
  for (const input of paths)
    for (const file of filesBelow(input)) parts.push(path.relative(input, file), readFileSync(file));
  return shortHash(...parts);
}

function filesBelow(input: string): string[] {
  if (!existsSync(input)) return [];
  if (statSync(input).isFile()) return [input];
  return readdirSync(input, { withFileTypes: true })
    .filter((entry) => !isNoInput(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(path.join(input, entry.name)) : path.join(input, entry.name)))
    .sort();
}

/** File name that carries the hash of the file's bytes: "decodings/x.json" → "x.1f2e3d4c5b.json". */
export function hashedName(file: string, bytes: string | Buffer): string {
  const name = file.split('/').at(-1) as string;
  const dot = name.lastIndexOf('.');
  const stem = name
    .slice(0, dot)
    .replace(/[^\w-]+/g, '-')
    .slice(0, 60);
  return `${stem}.${shortHash(bytes)}${name.slice(dot)}`;
}
