import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE = 120_000;
/** How often who holds a lock touches it. */
const TOUCH_INTERVAL = 2000;
/** A lock that nobody touched while somebody watched it for so long is nobody's. */
const ABANDONED = 20_000;

/**
 * Runs a task while holding a lock file, so that two ships into one store wait for each other. It is a courtesy: where two hold it
 * all the same, the store's revisions keep them apart.
 * The lock of a process that is gone is taken over: at once where it was on this machine; else when nobody touched it for 20 s.
 * @throws where somebody else holds the lock for two minutes
 */
export async function withLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  const deadline = Date.now() + PATIENCE;
  let seen = { touched: '', since: 0 };
  while (!acquire(file)) {
    const lock = readLock(file);
    if (!lock) continue;
    if (lock.touched !== seen.touched) seen = { touched: lock.touched, since: Date.now() };
    if (isGone(lock.holder) || Date.now() - seen.since > ABANDONED) rmSync(file, { force: true });
    else if (Date.now() > deadline)
      throw new Error(
        `${file}: ${lock.holder} is shipping for more than two minutes. End it, or delete the file if it is stuck.`,
      );
    else await delay(100);
  }
  const timer = setInterval(() => touch(file), TOUCH_INTERVAL);
  try {
    return await task();
  } finally {
    clearInterval(timer);
    if (readLock(file)?.holder === holderWith(process.pid)) rmSync(file, { force: true });
  }
}

function acquire(file: string): boolean {
  try {
    writeFileSync(file, holderWith(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {} // taken away by hand
}

function readLock(file: string): { holder: string; touched: string } | undefined {
  try {
    const { ino, mtimeMs } = statSync(file);
    return { holder: readFileSync(file, 'utf8'), touched: `${ino} ${mtimeMs}` };
  } catch {
    return undefined;
  }
}

const holderWith = (pid: number): string => `process ${pid} on ${hostname()}`;

/** Whether it can be seen from here that the holder has ended. */
function isGone(holder: string): boolean {
  const pid = Number(/^process (\d+) on /.exec(holder)?.[1]);
  return holder === holderWith(pid) && !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
