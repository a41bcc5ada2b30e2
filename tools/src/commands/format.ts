import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../workspace.ts';

/** `npm run format`: writes what the formatter and the safe fixes of the linter would. */
const { status } = spawnSync(path.join(root, 'node_modules/.bin/biome'), ['check', '--write', '.'], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
