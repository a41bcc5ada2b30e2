import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withLock } from './lock.ts';

function lockFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'site/ship.lock');
}

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
  const result = await withLock(file, async () => readFileSync(file, 'utf8'));
  expect(result).toBe(String(process.pid));
  expect(existsSync(file)).toBe(false);
});

test('a task that fails gives the lock back and its error on', async () => {
  const file = lockFile();
  await expect(withLock(file, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(existsSync(file)).toBe(false);
});

test('the lock of another living process is waited for', async () => {
  const file = lockFile();
  await withLock(file, async () => {}); // makes the folder
  writeFileSync(file, String(process.ppid));
  const events: string[] = [];
  const waiting = withLock(file, async () => void events.push('task'));
  events.push('given back');
  rmSync(file);
  await waiting;
  expect(events).toEqual(['given back', 'task']);
});

test('the lock of a process that is gone is taken over', async () => {
  const file = lockFile();
  await withLock(file, async () => {});
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(await withLock(file, async () => readFileSync(file, 'utf8'))).toBe(String(process.pid));
});

test('after two minutes of waiting the message names the process and the file', async () => {
  const file = lockFile();
  await withLock(file, async () => {});
  writeFileSync(file, String(process.ppid));
  vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(120_001);
  await expect(withLock(file, async () => {})).rejects.toThrow(
    `${file}: process ${process.ppid} is shipping for more than two minutes`,
  );
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
});
