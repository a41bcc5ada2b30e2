import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './workspace.ts';

/** Starts `serve` by a command over an empty store, in a process group of its own, which is ended after the test. */
async function start(command: string, args: string[]): Promise<{ child: ChildProcess; url: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-signal-'));
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: '0', SITE_DIR: folder, DATA_DIR: folder },
  });
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {} // all of them have ended
    rmSync(folder, { recursive: true });
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('http://')) return { child, url: line };
  throw new Error(`${command} ended without an address`);
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    () => true,
    () => false,
  );

test('when npm is ended, the gateway that it started ends too and leaves the port', async () => {
  const { child, url } = await start('npm', ['run', 'serve']);
  expect(await answers(url)).toBe(true);
  child.kill('SIGTERM');
  await expect.poll(() => answers(url), { timeout: 20_000 }).toBe(false);
}, 60_000);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the gateway in good order, also when it comes twice',
  async (signal) => {
    const { child, url } = await start(process.execPath, ['tools/run.mjs', 'serve']);
    expect(await answers(url)).toBe(true);
    const ended = once(child, 'exit');
    child.kill(signal);
    await answers(url);
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  },
  60_000,
);
