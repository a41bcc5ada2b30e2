import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE = 120_000;

/**
 * Runs a task while holding a lock file, so that two ships into one store wait for each other.
 * A lock whose process is gone is taken over.
 * @throws where another process holds the lock for two minutes
 */
export async function withLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  const deadline = Date.now() + PATIENCE;
  while (!acquire(file)) {
    const holder = holderOf(file);
    if (holder === undefined ? isStale(file) : !isAlive(holder)) rmSync(file, { force: true });
    else if (Date.now() > deadline)
      throw new Error(
        `${file}: process ${holder} is shipping for more than two minutes. End it, or delete the file if it is stuck.`,
      );
    else await delay(100);
  }
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}

function acquire(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeFileSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A lock is written at once; one that stays empty was left by a process that ended in between. */
function isStale(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > 5000;
}

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
