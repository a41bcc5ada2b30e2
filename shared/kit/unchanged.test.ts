import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { whileUnchanged } from './unchanged.ts';

/** A folder with two texts, and how often something was made of it. */
function watched() {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-unchanged-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => path.join(folder, name);
  mkdirSync(at('deep'));
  for (const name of ['a.md', 'deep/b.md']) writeFileSync(at(name), name);
  let times = 0;
  const made = whileUnchanged([folder, at('none')], () => ++times);
  made();
  return { at, made };
}

test('what nothing has changed of is made once', () => {
  expect(watched().made()).toBe(1);
});

test.each<[string, (at: (name: string) => string) => void]>([
  ['a file has other bytes', (at) => writeFileSync(at('deep/b.md'), 'longer than it was')],
  ['a file has other bytes, as many as before', (at) => utimesSync(at('a.md'), new Date(), new Date(0))],
  ['a file has come', (at) => writeFileSync(at('c.md'), '')],
  ['a file has gone', (at) => rmSync(at('a.md'))],
  ['a file has another name', (at) => renameSync(at('a.md'), at('c.md'))],
])('it is made again where %s', (_, change) => {
  const { at, made } = watched();
  change(at);
  expect([made(), made()]).toEqual([2, 2]);
});
