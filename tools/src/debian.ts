import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { withoutSecrets } from '../pnpm.mjs';

/** Whether packages can be installed here: as root on Debian and its like. */
export const isDebianRoot = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs a package, and says so before. Whether it is there then is for the caller to see. */
export function installPackage(name: string, say: (line: string) => void): void {
  const steps = [['update'], ['install', '--yes', '--no-install-recommends', name]];
  say(`Installing ${name}: ${steps.map((args) => `apt-get ${args.join(' ')}`).join(' && ')}`);
  const env = { ...withoutSecrets(process.env), DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }; // no service is started
  for (const args of steps) spawnSync('apt-get', ['--quiet', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
}
