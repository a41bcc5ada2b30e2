import { existsSync, readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes something of files again only where a file below the given paths has come, gone or changed since: asked by name, size and
 * time, which costs some microseconds a file.
 */
export function whileUnchanged<Made>(paths: string[], make: () => Made): () => Made {
  let made: { state: string; value: Made } | undefined;
  return () => {
    const state = paths.flatMap(stateOf).join('\n');
    if (made?.state !== state) made = { state, value: make() };
    return made.value;
  };
}

function stateOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const stats = statSync(file);
  return stats.isDirectory()
    ? readdirSync(file).flatMap((name) => stateOf(path.join(file, name)))
    : [line(file, stats)];
}

const line = (file: string, { size, mtimeMs, ctimeMs, ino }: Stats): string =>
  [file, size, mtimeMs, ctimeMs, ino].join(' ');
