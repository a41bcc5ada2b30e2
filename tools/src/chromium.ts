import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withoutSecrets } from '../pnpm.mjs';
import { installPackage, isDebianRoot } from './debian.ts';
import { root } from './workspace.ts';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium: the one that `CHROMIUM_PATH` names, an installed one, Playwright's own; else says what it installs, and
 * installs it.
 * @returns path of the executable
 * @throws where `CHROMIUM_PATH` names no file, or there is none and none may or can be installed
 */
export function findChromium(say: (line: string) => void, mayInstall = true): string {
  const setting = process.env['CHROMIUM_PATH'];
  if (setting) {
    if (existsSync(setting)) return setting;
    throw new Error(
      `environment: field "CHROMIUM_PATH": expected the path of a Chromium, received "${setting}", where there is no file`,
    );
  }
  const file = installed();
  if (file) return file;
  if (mayInstall) install(say);
  const fresh = installed();
  if (fresh) return fresh;
  throw new Error('Expected Chromium, found none. Install it and name it: CHROMIUM_PATH=/path/to/chromium npm test');
}

/** Path of a Chromium that is there already: the one that `CHROMIUM_PATH` names, or an installed one. */
export function presentChromium(): string | undefined {
  const setting = process.env['CHROMIUM_PATH'];
  return setting && existsSync(setting) ? setting : installed();
}

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Path of a Chromium without a window, which takes a third less work for the same journeys; undefined where there is none, or
 * where `CHROMIUM_PATH` names what is to be used.
 */
export const headlessShell = (): string | undefined =>
  !process.env['CHROMIUM_PATH'] && existsSync(shell) ? shell : undefined;

/** Arguments of a Chromium that stays on this machine. */
export const chromiumArguments = (): string[] => [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const installed = (): string | undefined => [...usual, playwrightsOwn()].find((file) => existsSync(file));

function playwrightsOwn(): string {
  const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('@playwright/test');
  return chromium.executablePath();
}

function install(say: (line: string) => void): void {
  if (isDebianRoot()) {
    installPackage('chromium', say);
    installPackage('chromium-headless-shell', say); // an older Debian has none
    return;
  }
  const cli = path.join(
    path.dirname(createRequire(path.join(root, 'e2e/package.json')).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  say('Installing Chromium: playwright install chromium');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', env: withoutSecrets(process.env) });
}
