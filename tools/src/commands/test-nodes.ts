import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withoutSecrets } from '../../pnpm.mjs';
import { close, type Outcome } from '../checks.ts';
import { command } from '../command.ts';
import { partNames, root } from '../workspace.ts';

const versions = ['20.19.0', '22', '24'];

/** `npm run test:nodes`: types, lint, unit tests and a whole ship on every Node that is promised. */
await command(async () => close(versions.flatMap((version) => [runOn(version, ['check']), shipOn(version)])));

function runOn(version: string, args: string[], env: NodeJS.ProcessEnv = {}): Outcome {
  console.log(`\n══ Node ${version}: ${args.join(' ')}`);
  const { status } = spawnSync('npx', ['--yes', '-p', `node@${version}`, 'node', 'tools/run.mjs', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...withoutSecrets(process.env), ...env },
  });
  return { passed: Number(status === 0), failed: Number(status !== 0), skipped: 0 };
}

function shipOn(version: string): Outcome {
  const store = mkdtempSync(path.join(tmpdir(), 'roe-nodes-'));
  try {
    return runOn(version, ['ship', '--no-smoke', ...partNames()], { SITE_DIR: store });
  } finally {
    rmSync(store, { recursive: true });
  }
}
