// @ts-check
// The front door of every npm script: `node tools/run.mjs <command> [arguments]`.
// Node's builtins only up to the import at the end, because it must run on a machine that has just Node and npm.
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runPnpm } from './pnpm.mjs';

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
const stamp = 'node_modules/.installed-lock';
// A copy of the project, for journeys and measurements, lives on the original's dependencies and must not touch them.
const isCopy = lstatSync('node_modules/.pnpm', { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
if (command === 'pnpm') process.exit(pnpm(args));
if (!isCopy && lockHash() !== (existsSync(stamp) && readFileSync(stamp, 'utf8'))) installDependencies();

// Most commands stand together; a package that is a tool of its own, such as art, brings the command of its name.
const entries = [`tools/src/commands/${command}.ts`, `${command}/command.ts`];
const entry = entries.map((file) => path.join(root, file)).find(existsSync);
if (!entry) {
  console.error(`There is no command "${command}". package.json lists the commands under "scripts".`);
  process.exit(1);
}
process.argv = [process.argv[0] ?? 'node', entry, ...args];
const { register } = await import('tsx/esm/api');
register();
await import(new URL(`file://${entry}`).href);

function lockHash() {
  return createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
}

/** Installs what the lockfile names, when it is not the one that was installed last. */
function installDependencies() {
  if (args.includes('--no-install')) {
    console.error(
      'The dependencies of pnpm-lock.yaml are not installed. Install them: npm run pnpm -- install --frozen-lockfile',
    );
    process.exit(1);
  }
  const code = pnpm(['install', '--frozen-lockfile']);
  if (code === 0) return;
  console.error(
    'The dependencies could not be installed; the lines above say why. Check the network and run the command again.',
  );
  process.exit(code);
}

/**
 * @param {string[]} args
 * @returns {number} exit code
 */
function pnpm(args) {
  try {
    const code = runPnpm(root, args, process.env);
    if (code === 0 && args.includes('install')) writeFileSync(stamp, lockHash());
    return code;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
