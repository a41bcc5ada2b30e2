import {
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';

const PATIENCE = 120_000;
/** How often who holds a lock touches it. */
const TOUCH_INTERVAL = 2000;
/** A lock that nobody touched while somebody watched it for so long is nobody's. */
const ABANDONED = 20_000;

/** What a lock says of who holds it. */
const holderSchema = v.object({
  host: v.string(),
  pid: v.number(),
  /** The machine's boot and the process's own set of process numbers: only there does `pid` mean this process. */
  space: v.string(),
  /** When the process started, as its system counts it; empty where it does not say. */
  started: v.string(),
});
type Holder = v.InferOutput<typeof holderSchema>;

/**
 * Runs a task while holding a lock file, so that two ships into one store wait for each other.
 * The lock of a process that is gone is taken over: at once where that can be seen, as on one machine; else, as between
 * containers, when nobody touched it for 20 s.
 * @throws where somebody else holds the lock for two minutes
 */
export async function withLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = JSON.stringify(holderWith(process.pid));
  const deadline = Date.now() + PATIENCE;
  let seen = { touched: '', since: 0 };
  while (!acquire(file, own)) {
    const lock = readLock(file);
    if (!lock) continue;
    if (lock.touched !== seen.touched) seen = { touched: lock.touched, since: Date.now() };
    if (isGone(lock.holder) || Date.now() - seen.since > ABANDONED) takeAway(file, lock.text);
    else if (Date.now() > deadline)
      throw new Error(
        `${file}: ${nameOf(lock.holder)} is shipping for more than two minutes. End it, or delete the file if it is stuck.`,
      );
    else await delay(100);
  }
  const timer = setInterval(() => touch(file), TOUCH_INTERVAL);
  try {
    return await task();
  } finally {
    clearInterval(timer);
    if (readLock(file)?.text === own) rmSync(file, { force: true });
  }
}

function acquire(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a lock away, unless somebody else took it over meanwhile: then it is put back. */
function takeAway(file: string, text: string): void {
  const beside = `${file}.${crypto.randomUUID()}.new`;
  try {
    renameSync(file, beside);
    const taken = readFileSync(beside, 'utf8');
    if (taken !== text) acquire(file, taken);
    rmSync(beside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // somebody else was faster
  }
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {} // taken away by hand: the flip compares revisions
}

function readLock(file: string): { text: string; touched: string; holder: Holder | undefined } | undefined {
  try {
    const { ino, mtimeMs } = statSync(file);
    const text = readFileSync(file, 'utf8');
    return { text, touched: `${ino} ${mtimeMs}`, holder: holderIn(text) };
  } catch {
    return undefined;
  }
}

function holderIn(text: string): Holder | undefined {
  try {
    return v.parse(holderSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

const nameOf = (holder: Holder | undefined): string =>
  holder ? `process ${holder.pid} on ${holder.host}` : 'somebody who does not say who';

/** Whether it can be seen from here that the holder has ended. */
function isGone(holder: Holder | undefined): boolean {
  if (!holder) return false;
  const present = holderWith(holder.pid);
  if (holder.host !== present.host || holder.space !== present.space) return false;
  return !isAlive(holder.pid) || holder.started !== present.started;
}

/** What the lock of this process, or of another on this machine, would say. */
function holderWith(pid: number): Holder {
  const boot = systemText(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const processes = systemText(() => readlinkSync('/proc/self/ns/pid'));
  // The command's name, in brackets, may hold spaces; the start is the 20th field after it (proc_pid_stat(5)).
  const started = systemText(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '');
  return { host: hostname(), pid, space: `${boot} ${processes}`, started };
}

/** What Linux says in /proc; other systems say nothing. */
function systemText(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
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
