import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withoutSecrets } from '@roe/tools/pnpm';
import type { Store } from '@roe/tools/store';
import { root } from '@roe/tools/workspace';
import type { Content } from './content.ts';
import { NODE, type PeerName, releases } from './releases.ts';

/** A registry that cannot be reached is said within half a minute. */
const impatient = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

const templates = path.join(root, 'bench/peers');

/**
 * Installs another framework in a folder of its own and builds the site with it.
 * @param store where the pictures are
 * @returns the folder that is to be served
 * @throws with what npm or the build said
 */
export async function buildPeer(name: PeerName, content: Content, store: Store, folder: string): Promise<string> {
  const { dependencies, source, output } = releases[name];
  const at = (...names: string[]) => path.join(folder, name, ...names);
  cpSync(path.join(templates, name), at(), { recursive: true });
  cpSync(path.join(templates, 'views'), at(source, 'views'), { recursive: true });
  writeFileSync(at(source, 'content.json'), JSON.stringify(content));
  copyPictures(store, at('public'));
  const titles = Object.entries(content.pages).map(([href, { document }]) => ({ href, title: document.title }));
  writeFileSync(at('public/search.json'), JSON.stringify(titles));
  writeFileSync(at('package.json'), JSON.stringify({ name, private: true, type: 'module', dependencies }));
  await run('npm', ['install', '--prefer-offline', ...impatient], at(), `${name}: expected its packages from npm`);
  const build = ['node', at('node_modules/.bin', name), 'build'];
  await run('npx', ['--yes', '-p', NODE, ...build], at(), `${name}: expected its build to succeed`);
  return at(output);
}

/** The files that our pages show, under the same addresses. */
function copyPictures(store: Store, to: string): void {
  cpSync(store.at('sections'), path.join(to, 'sections'), {
    recursive: true,
    filter: (file) => !path.extname(file) || /\.(avif|webp|jpg|svg)$/.test(file),
  });
  const files = store.at('sections/story/files');
  const icon = readdirSync(files).find((file) => /^favicon\.\w+\.svg$/.test(file));
  if (icon) writeFileSync(path.join(to, 'favicon.svg'), readFileSync(path.join(files, icon)));
}

const run = (program: string, args: string[], cwd: string, expectation: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...withoutSecrets(process.env), ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };
    execFile(program, args, { cwd, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${expectation}, received:\n${stdout}${stderr}${error.message}`));
      else resolve();
    });
  });
