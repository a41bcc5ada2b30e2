import { readFileSync, writeFileSync } from 'node:fs';

/** A file of entries by their ids, which are sorted. */
export const readTable = <Entry>(file: string): Record<string, Entry> => JSON.parse(readFileSync(file, 'utf8'));

/** Replaces entries of such a file, or adds them; `line` writes each. */
export function addEntries<Entry>(file: string, entries: Record<string, Entry>, line: (entry: Entry) => string): void {
  const table = { ...readTable<Entry>(file), ...entries };
  const lines = Object.keys(table)
    .sort()
    .map((id) => `  ${JSON.stringify(id)}: ${line(table[id] as Entry)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** On one line, for what no reader looks at. */
export const short = (entry: object): string => JSON.stringify(entry, null, 1).replace(/\n\s*/g, ' ');

/** A line a value; numbers have no more digits than were measured. */
export const long = (figures: object): string =>
  JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value), 2).replace(
    /\n/g,
    '\n  ',
  );

export const hundredths = (value: number): number => Math.round(value * 100) / 100;
