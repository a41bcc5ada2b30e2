import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withoutSecrets } from '../../pnpm.mjs';
import { command } from '../command.ts';
import { close, type Outcome, outcomeOf } from '../outcome.ts';
import { partNames, root } from '../workspace.ts';

const versions = ['20.19.0', '22', '24'];

/** `npm run test:nodes`: types, lint, unit tests and a whole ship on every Node that is promised. */
await command(async () => close(versions.flatMap((version) => [runOn(version, ['check']), shipOn(version)])));

function runOn(version: string, args: string[], env: NodeJS.ProcessEnv = {}): Outcome {
  const title = `Node ${version}: ${args.join(' ')}`;
  console.log(`\n══ ${title}`);
  const { status } = spawnSync('npx', ['--yes', '-p', `node@${version}`, 'node', 'tools/run.mjs', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...withoutSecrets(process.env), ...env },
  });
  return outcomeOf(title, status === 0);
}

function shipOn(version: string): Outcome {
  const store = mkdtempSync(path.join(tmpdir(), 'roe-nodes-'));
  try {
    return runOn(version, ['ship', '--no-smoke', ...partNames()], { SITE_DIR: store });
  } finally {
    rmSync(store, { recursive: true });
  }
}
