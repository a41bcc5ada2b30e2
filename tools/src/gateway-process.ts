import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.ts';

/** Arguments by which Node runs TypeScript. */
const typescript = ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];

/** A gateway in a process of its own, as operators run it. */
export interface GatewayProcess {
  url: string;
  /** What it has said on standard error so far. */
  output(): string;
  /** Memory that it holds, in bytes. */
  memory(): number;
  /** Resolves with the exit code when the process is gone; null where it was killed. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

/**
 * Starts a gateway on a free port, behind one proxy, so that each request can name an address of its own.
 * @param environment its settings; nothing else reaches it
 * @throws with what it said, where it does not start
 */
export function startGateway(environment: NodeJS.ProcessEnv): Promise<GatewayProcess> {
  const child: ChildProcess = spawn(process.execPath, [...typescript, path.join(root, 'tools/src/commands/serve.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '1', ...environment },
  });
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (text) =>
      resolve({
        url: String(text).trim(),
        output: () => output,
        memory: () => 1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })),
        ended,
        kill: (signal) => void child.kill(signal),
      }),
    );
    void ended.then((code) => reject(new Error(`The gateway did not start (${code}): ${output}`)));
  });
}
