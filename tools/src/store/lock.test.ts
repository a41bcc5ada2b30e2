import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withLock } from './lock.ts';

function lockFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'site/ship.lock');
}

/** What the lock of this process says. */
const ownLock = (file: string): Promise<string> => withLock(file, async () => readFileSync(file, 'utf8'));

const lockOf = (pid: number, host = hostname()): string => `process ${pid} on ${host}`;

/** The number of a process that has ended. */
const endedPid = (): number => spawnSync(process.execPath, ['--version']).pid;

test('two tasks that want one lock run one after the other', async () => {
  const file = lockFile();
  const events: string[] = [];
  const task = (name: string) => async () => {
    events.push(`${name} starts`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
  };
  await Promise.all([withLock(file, task('first')), withLock(file, task('second'))]);
  expect(events).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});

test('while a task runs, the lock names its process; then it is gone', async () => {
  const file = lockFile();
  expect(await ownLock(file)).toBe(lockOf(process.pid));
  expect(existsSync(file)).toBe(false);
});

test('a task that fails gives the lock back and its error on', async () => {
  const file = lockFile();
  await expect(withLock(file, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(existsSync(file)).toBe(false);
});

test('the lock of another living process is waited for', async () => {
  const file = lockFile();
  await ownLock(file); // makes its folder
  writeFileSync(file, lockOf(process.ppid));
  const events: string[] = [];
  const waiting = withLock(file, async () => void events.push('task'));
  events.push('given back');
  rmSync(file);
  await waiting;
  expect(events).toEqual(['given back', 'task']);
});

test('the lock of a process that is gone is taken over at once', async () => {
  const file = lockFile();
  await ownLock(file);
  writeFileSync(file, lockOf(endedPid()));
  vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(await ownLock(file)).toBe(lockOf(process.pid));
});

test.each([
  ['another host', lockOf(endedPid(), 'elsewhere')],
  ['nobody that it names', ''],
])('the lock of %s is taken over when nobody touched it for 20 s', async (_, lock) => {
  const file = lockFile();
  await ownLock(file);
  writeFileSync(file, lock);
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 7000;
    return now;
  });
  expect(await ownLock(file)).toBe(lockOf(process.pid));
  expect(now).toBeGreaterThan(20_000);
});

test('the lock of another host that is touched meanwhile is waited for, though no process here has its number', async () => {
  const file = lockFile();
  const pid = endedPid();
  await ownLock(file);
  writeFileSync(file, lockOf(pid, 'elsewhere'));
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 7000;
    utimesSync(file, now, now);
    return now;
  });
  await expect(withLock(file, async () => {})).rejects.toThrow(`process ${pid} on elsewhere is shipping`);
});

test('whose lock was taken over does not take away the other one', async () => {
  const file = lockFile();
  await withLock(file, async () => writeFileSync(file, 'another'));
  expect(readFileSync(file, 'utf8')).toBe('another');
});

test('after two minutes of waiting the message names the process and the file', async () => {
  const file = lockFile();
  await ownLock(file); // makes its folder
  writeFileSync(file, lockOf(process.ppid));
  vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(120_001);
  await expect(withLock(file, async () => {})).rejects.toThrow(
    `${file}: process ${process.ppid} on ${hostname()} is shipping for more than two minutes`,
  );
  expect(readFileSync(file, 'utf8')).toBe(lockOf(process.ppid));
});
