import { spawn } from 'node:child_process';
import path from 'node:path';
import { copyWorkspace } from '@roe/tools/copy-workspace';
import { partNames } from '@roe/tools/workspace';

/** A copy of the project, to be changed and shipped. */
export interface ProjectCopy {
  at(...names: string[]): string;
  /**
   * Builds parts and ships them into a store; all of them where none is named.
   * @returns what the command said, and the seconds that it took
   * @throws with what it said, where it failed
   */
  ship(store: string, ...names: string[]): Promise<{ output: string; seconds: number }>;
}

/** Copies the project, without what is made from it. */
export function copyProject(to: string): ProjectCopy {
  copyWorkspace(to);
  return {
    at: (...names) => path.join(to, ...names),
    ship: (store, ...names) => ship(to, store, names.length > 0 ? names : partNames()),
  };
}

async function ship(cwd: string, store: string, names: string[]): Promise<{ output: string; seconds: number }> {
  const start = performance.now();
  const child = spawn(process.execPath, ['tools/run.mjs', 'ship', '--no-smoke', ...names], {
    cwd,
    env: { ...process.env, SITE_DIR: store },
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  process.off('exit', stop);
  if (code !== 0) throw new Error(`ship ${names.join(' ')} ended with ${code}.\n${output}`);
  return { output, seconds: (performance.now() - start) / 1000 };
}
