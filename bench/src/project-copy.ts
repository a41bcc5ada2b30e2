import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { partNames, root } from '@roe/tools/src/workspace.ts';

const notCopied = new Set(['node_modules', 'dist', '.git', '.site', '.data', 'test-results']);

/** A copy of the project, to be changed and shipped. */
export interface ProjectCopy {
  at(...names: string[]): string;
  /**
   * Builds parts and ships them into a store; all of them where none is named.
   * @returns what the command said, and the seconds that it took
   * @throws with what it said, where it failed
   */
  ship(store: string, ...names: string[]): Promise<{ said: string; seconds: number }>;
}

/**
 * Copies the project without what is made from it. What it depends on is linked; its own packages are those of the copy, so
 * that a change of the original meanwhile changes nothing.
 */
export function copyProject(to: string): ProjectCopy {
  const copy = (from: string, names: Set<string>) =>
    cpSync(from, path.join(to, path.relative(root, from)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => file === from || !names.has(path.basename(file)),
    });
  copy(root, notCopied);
  for (const name of ['.', ...readdirSync(root)]) {
    const modules = path.join(root, name, 'node_modules');
    if (existsSync(modules)) copy(modules, new Set(['.pnpm', '.cache']));
  }
  symlinkSync(path.join(root, 'node_modules/.pnpm'), path.join(to, 'node_modules/.pnpm'));
  return {
    at: (...names) => path.join(to, ...names),
    ship: (store, ...names) => ship(to, store, names.length > 0 ? names : partNames()),
  };
}

async function ship(cwd: string, store: string, names: string[]): Promise<{ said: string; seconds: number }> {
  const start = performance.now();
  const child = spawn(process.execPath, ['tools/run.mjs', 'ship', ...names], {
    cwd,
    env: { ...process.env, SITE_DIR: store },
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  process.off('exit', stop);
  if (code !== 0) throw new Error(`ship ${names.join(' ')} ended with ${code}.\n${said}`);
  return { said, seconds: (performance.now() - start) / 1000 };
}
