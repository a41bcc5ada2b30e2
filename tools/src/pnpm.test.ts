import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './workspace.ts';

/**
 * A clone on a machine that has Node and nothing else: programs of the folder `path` stand for what is installed, and each
 * notes in `log` how it was called.
 */
function freshClone(programs: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['tools/run.mjs', 'tools/pnpm.mjs', 'package.json', 'pnpm-lock.yaml'])
    cpSync(path.join(root, file), path.join(folder, file));
  const log = path.join(folder, 'log');
  writeFileSync(log, '');
  mkdirSync(path.join(folder, 'path'));
  for (const [name, body] of Object.entries(programs)) {
    const file = path.join(folder, 'path', name);
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> ${log}\n/usr/bin/env >> ${log}\n${body}\n`);
    chmodSync(file, 0o755);
  }
  return (args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: path.join(folder, 'path'),
        DATABASE_URL: 'postgres://roe:hunter2@db/roe',
        SHIP_KEY: 'hunter2',
        MAIL_API_KEY: 'hunter2',
        CONTACT_FORWARD_URL: 'https://forms.example/hunter2',
        HTTPS_PROXY: 'http://proxy.example',
      },
    });
    return { status, output: stdout + stderr, log: readFileSync(log, 'utf8') };
  };
}

/** An npm whose registry hands out something else under pnpm's name. */
const tampered = { npm: 'echo tampered > pnpm-10.34.8.tgz' };

test('a pnpm whose hash is not the pinned one is refused, and nothing of it runs', () => {
  const { status, output, log } = freshClone(tampered)(['check']);
  expect(status).toBe(1);
  expect(output).toMatch(
    /pnpm 10\.34\.8: expected a package with the SHA-512 of "packageManager" .* Nothing of it was run\./,
  );
  expect(log.match(/^npm .*$/gm)).toEqual(['npm pack pnpm@10.34.8 --ignore-scripts --loglevel=error']);
});

test('who installs is told no secret, and how the network is reached', () => {
  const { log } = freshClone(tampered)(['check']);
  expect(log).not.toContain('hunter2');
  expect(log).toContain('HTTPS_PROXY=http://proxy.example');
});

test('a pnpm of the pinned version that is there already installs the lockfile, exactly as it stands', () => {
  const { log } = freshClone({ pnpm: 'if [ "$1" = --version ]; then echo 10.34.8; else exit 3; fi' })(['check']);
  expect(log.match(/^\w+ .*$/gm)).toEqual(['pnpm --version', 'pnpm install --frozen-lockfile']);
});

test('a pnpm of another version is not used', () => {
  const { log } = freshClone({ pnpm: 'echo 10.0.0', ...tampered })(['check']);
  expect(log).not.toContain('pnpm install');
});

test('with --no-install nothing is installed, and what is missing is said', () => {
  const { status, output, log } = freshClone(tampered)(['test', '--no-install']);
  expect(status).toBe(1);
  expect(output).toContain('The dependencies of pnpm-lock.yaml are not installed.');
  expect(log).toBe('');
});
