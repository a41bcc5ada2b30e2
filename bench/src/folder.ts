import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder that goes when the process ends; a signal ends it, and the servers that it has started. */
export function ownFolder(name: string): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `roe-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
