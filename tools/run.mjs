// @ts-check
// The front door of every npm script: `node tools/run.mjs <command> [arguments]`.
// Node's builtins only up to the import at the end, because it must run on a machine that has just Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = '12.21.0';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'start', ...args] = process.argv.slice(2);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  console.error(
    `This needs Node 20.19, 22.12 or newer; this is Node ${process.versions.node}. Install a newer one and run the command again.`,
  );
  process.exit(1);
}

process.chdir(root);
installDependencies();
const entry = path.join(root, 'tools/src/commands', `${command}.ts`);
if (!existsSync(entry)) {
  console.error(`There is no command "${command}". package.json lists the commands under "scripts".`);
  process.exit(1);
}
process.argv = [process.argv[0] ?? 'node', entry, ...args];
const { register } = await import('tsx/esm/api');
register();
await import(new URL(`file://${entry}`).href);

/** Runs pnpm's install when the lockfile is not the one that was installed last; brings pnpm itself when there is none. */
function installDependencies() {
  // A copy of the project, for journeys and measurements, lives on the original's dependencies and must not touch them.
  if (lstatSync('node_modules/.pnpm', { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const lock = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
  const stamp = 'node_modules/.installed-lock';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const installed = pnpm(['pnpm'], ['--version'], 'pipe');
  const isUsable = installed.status === 0 && Number(installed.stdout.split('.')[0]) >= 10;
  console.log(
    `Installing dependencies with ${isUsable ? `pnpm ${installed.stdout.trim()}` : `pnpm ${PNPM} (brought by npx)`} …`,
  );
  const result = pnpm(
    isUsable ? ['pnpm'] : ['npx', '--yes', `pnpm@${PNPM}`],
    ['install', '--frozen-lockfile'],
    'inherit',
  );
  if (result.status !== 0) {
    console.error(
      'The dependencies could not be installed; the lines above say why. Check the network and run the command again.',
    );
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, lock);
}

/**
 * npm hands its own settings to what it starts; pnpm would take them for its own, so only those of the network go on.
 * @param {string[]} program
 * @param {string[]} args
 * @param {'pipe' | 'inherit'} output
 */
function pnpm([program = 'pnpm', ...before], args, output) {
  const foreign =
    /^npm_(config_(?!registry|cache|proxy|https?_proxy|cafile|userconfig|globalconfig)|package_|lifecycle_)/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
  return spawnSync(program, [...before, ...args], {
    stdio: ['ignore', output, output],
    encoding: 'utf8',
    env,
    shell: process.platform === 'win32',
  });
}
