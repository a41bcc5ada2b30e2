import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mayInstall } from './arguments.ts';
import { installPackage } from './debian.ts';

test('what is installed is said first, with its command, and who installs is told no secret', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-apt-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  const log = path.join(folder, 'log');
  const program = path.join(folder, 'apt-get');
  writeFileSync(program, `#!/bin/sh\necho "$*" >> ${log}\n/usr/bin/env >> ${log}\n`);
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', folder);
  vi.stubEnv('DATABASE_URL', 'postgres://roe:hunter2@db/roe');
  const lines: string[] = [];
  installPackage('chromium', (line) => lines.push(line));
  expect(lines).toEqual([
    'Installing chromium: apt-get update && apt-get install --yes --no-install-recommends chromium',
  ]);
  const done = readFileSync(log, 'utf8');
  expect(done).toContain('install --yes --no-install-recommends chromium');
  expect(done).not.toContain('hunter2');
});

test('a command that would install takes --no-install, and nothing else', () => {
  expect(mayInstall([])).toBe(true);
  expect(mayInstall(['--no-install'])).toBe(false);
  expect(() => mayInstall(['--no-instal'])).toThrow('--no-instal');
});
