import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '@roe/tools/workspace';

export interface NpmServer {
  url: string;
  /** From the command to its printed address, in seconds. */
  seconds: number;
  stop(): Promise<void>;
}

/**
 * Runs an npm script of the project until it prints its address.
 * @throws with what it said, where it ends without an address
 */
export async function startNpmServer(script: string, environment: Record<string, string>): Promise<NpmServer> {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: mkdtempSync(path.join(tmpdir(), 'roe-bench-data-')), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a process group of its own, because npm does not hand every signal on to the server
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  const end = () => void (hasEnded() || process.kill(-(child.pid as number), 'SIGTERM'));
  process.once('exit', end);
  async function stop(): Promise<void> {
    process.off('exit', end);
    if (hasEnded()) return;
    const ended = once(child, 'exit');
    end();
    await ended;
  }
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('http://')) return { url: line, seconds: (performance.now() - start) / 1000, stop };
  }
  throw new Error(`npm run ${script} ended without an address.\n${complaints}`);
}
