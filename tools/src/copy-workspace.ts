import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { notSources } from './sources.ts';
import { root } from './workspace.ts';

/**
 * Copies the project without what is made from it. What it depends on is linked; its own packages are those of the copy, so
 * that the original may change meanwhile.
 */
export function copyWorkspace(to: string): void {
  const copy = (from: string, left: Set<string>) =>
    cpSync(from, path.join(to, path.relative(root, from)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => file === from || !left.has(path.basename(file)),
    });
  copy(root, notSources);
  for (const name of ['.', ...readdirSync(root)]) {
    const modules = path.join(root, name, 'node_modules');
    if (existsSync(modules)) copy(modules, new Set(['.pnpm', '.cache']));
  }
  symlinkSync(path.join(root, 'node_modules/.pnpm'), path.join(to, 'node_modules/.pnpm'));
}
