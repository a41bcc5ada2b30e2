import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** A JSON file of entries by their names; empty where there is no file yet. */
export const readTable = <Entry>(file: string): Record<string, Entry> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Writes such a file, sorted by name. */
export function writeTable<Entry>(file: string, table: Record<string, Entry>): void {
  const sorted = Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
