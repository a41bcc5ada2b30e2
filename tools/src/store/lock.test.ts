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

interface Lock {
  host: string;
  pid: number;
  space: string;
  started: string;
}

/** What the lock of this process says. */
const ownLock = (file: string): Promise<Lock> => withLock(file, async () => JSON.parse(readFileSync(file, 'utf8')));

const leave = (file: string, lock: Partial<Lock>): void => writeFileSync(file, JSON.stringify(lock));

/** The number of a process that has ended. */
const endedPid = (): number => spawnSync(process.execPath, ['--version']).pid;

/** When a process started, where its system says so in /proc. */
const startOf = (pid: number): string =>
  process.platform === 'linux'
    ? (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '')
    : '';

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
  const result = await ownLock(file);
  expect(result).toMatchObject({ host: hostname(), pid: process.pid });
  expect(existsSync(file)).toBe(false);
});

test('a task that fails gives the lock back and its error on', async () => {
  const file = lockFile();
  await expect(withLock(file, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(existsSync(file)).toBe(false);
});

test('the lock of another living process is waited for', async () => {
  const file = lockFile();
  leave(file, { ...(await ownLock(file)), pid: process.ppid, started: startOf(process.ppid) });
  const events: string[] = [];
  const waiting = withLock(file, async () => void events.push('task'));
  events.push('given back');
  rmSync(file);
  await waiting;
  expect(events).toEqual(['given back', 'task']);
});

test('the lock of a process that is gone is taken over at once', async () => {
  const file = lockFile();
  leave(file, { ...(await ownLock(file)), pid: endedPid() });
  vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(await ownLock(file)).toMatchObject({ pid: process.pid });
});

test.runIf(process.platform === 'linux')(
  'the lock of a process that is gone is taken over at once where another one has its number now',
  async () => {
    const file = lockFile();
    leave(file, { ...(await ownLock(file)), pid: process.ppid, started: '1' });
    vi.spyOn(Date, 'now').mockReturnValue(0);
    expect(await ownLock(file)).toMatchObject({ pid: process.pid });
  },
);

test.each([
  ['another container', (own: Lock) => ({ ...own, space: 'pid:[4026532000]' })],
  ['another host', (own: Lock) => ({ ...own, host: 'elsewhere' })],
  ['nobody that it names', () => ({})],
])(
  'the lock of %s is taken over when nobody touched it for 20 s, whoever has its process number here',
  async (_, change) => {
    const file = lockFile();
    const lock = change(await ownLock(file));
    leave(file, lock);
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 7000;
      return now;
    });
    expect(await ownLock(file)).toMatchObject({ pid: process.pid });
    expect(now).toBeGreaterThan(20_000);
  },
);

test('the lock of another container that is touched meanwhile is waited for, though no process here has its number', async () => {
  const file = lockFile();
  const pid = endedPid();
  leave(file, { ...(await ownLock(file)), host: 'elsewhere', pid });
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
  leave(file, { ...(await ownLock(file)), pid: process.ppid, started: startOf(process.ppid) });
  const before = readFileSync(file, 'utf8');
  vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(120_001);
  await expect(withLock(file, async () => {})).rejects.toThrow(
    `${file}: process ${process.ppid} on ${hostname()} is shipping for more than two minutes`,
  );
  expect(readFileSync(file, 'utf8')).toBe(before);
});
