import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder for the time of a task. */
export async function withTemporaryFolder<Result>(task: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-'));
  try {
    return await task(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
