// @ts-check
// The package manager that package.json pins under "packageManager". Node's builtins only, as in run.mjs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// A registry may ask for the tokens of npm; nobody else's are its business.
const secret = /^(?!(NPM|NODE_AUTH)_TOKEN$)(.*_)?(DATABASE_URL|FORWARD_URL|KEY|SECRET|PASSWORD|TOKEN)$|^PG/i;
const foreign =
  /^npm_(config_(?!registry|cache|proxy|https?_proxy|cafile|userconfig|globalconfig)|package_|lifecycle_)/i;

/**
 * What those that install may know: no secrets, and of npm's own settings, which pnpm would take for its own, those of the
 * network.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export const withoutSecrets = (environment) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !foreign.test(name) && !secret.test(name)));

/**
 * Runs pnpm: the one on the path where it has the pinned version, else one that npm fetches and that has the pinned hash.
 * @param {string} root folder of the project
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} environment
 * @returns {number} exit code
 * @throws where the package that came is not the pinned one
 */
export function runPnpm(root, args, environment) {
  const { version, hash } = pinned(root);
  const env = withoutSecrets(environment);
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-pnpm-'));
  try {
    // Asked outside of the project: inside, pnpm would fetch the pinned version itself.
    const onPath = run('pnpm', ['--version'], { cwd: folder, env });
    const [program, ...first] =
      onPath.stdout?.trim() === version ? ['pnpm'] : [process.execPath, fetched(version, hash, folder, env)];
    console.log(`Running pnpm ${version}${first.length > 0 ? ', fetched by npm' : ''}: pnpm ${args.join(' ')}`);
    return run(String(program), [...first, ...args], { cwd: root, env, isShown: true }).status ?? 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} root
 * @returns {{ version: string, hash: string }} SHA-512 in hexadecimal digits, as Corepack reads it
 */
function pinned(root) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [, version, hash] = /^pnpm@([\d.]+)\+sha512\.([0-9a-f]{128})$/.exec(packageManager) ?? [];
  if (version && hash) return { version, hash };
  throw new Error(
    `package.json: field "packageManager": expected a version and its hash, such as "pnpm@1.2.3+sha512.…", received "${packageManager}"`,
  );
}

/**
 * Fetches the package, compares it, and unpacks it. It is one file of JavaScript without dependencies, and no script of it runs.
 * @param {string} version
 * @param {string} hash
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} its program, for Node
 */
function fetched(version, hash, folder, env) {
  const quiet = ['--ignore-scripts', '--loglevel=error'];
  const packed = run('npm', ['pack', `pnpm@${version}`, ...quiet], { cwd: folder, env });
  if (packed.status !== 0) throw new Error(`npm pack pnpm@${version} failed. Check the network.\n${packed.stderr}`);
  const file = `pnpm-${version}.tgz`;
  const received = createHash('sha512')
    .update(readFileSync(path.join(folder, file)))
    .digest('hex');
  if (received !== hash)
    throw new Error(
      `pnpm ${version}: expected a package with the SHA-512 of "packageManager" in package.json, ${hash.slice(0, 12)}…, received ${received.slice(0, 12)}…. Nothing of it was run.`,
    );
  const unpacked = run('npm', ['install', `./${file}`, '--no-audit', '--no-fund', '--offline', ...quiet], {
    cwd: folder,
    env,
  });
  if (unpacked.status !== 0) throw new Error(`${file} could not be unpacked by npm.\n${unpacked.stderr}`);
  return path.join(folder, 'node_modules/pnpm/bin/pnpm.cjs');
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, isShown?: boolean }} options
 */
function run(program, args, { cwd, env, isShown = false }) {
  const output = isShown ? 'inherit' : 'pipe';
  const shell = process.platform === 'win32' && program !== process.execPath; // npm and pnpm are scripts there
  return spawnSync(program, args, { cwd, env, stdio: ['ignore', output, output], encoding: 'utf8', shell });
}
