import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { messagesIn } from '@roe/gateway/messages';
import { settingsFrom } from '@roe/gateway/settings';
import { openDatabase } from '@roe/gateway/storage';
import { withTemporaryDatabase } from '@roe/gateway/temporary-database';
import { mayInstall } from '../arguments.ts';
import { command } from '../command.ts';
import { writeWhileKilled } from '../killed-gateway.ts';
import { close, type Outcome, outcomeOf } from '../outcome.ts';
import { withPostgres } from '../postgres-server.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { root } from '../workspace.ts';

const WRITES = 1000;
const KILLS = 10;

/**
 * `npm run test:postgres`: the tests of the storage on a real PostgreSQL, and a thousand messages to gateways that are killed
 * while they write, into either database. It takes the server of DATABASE_URL, in databases of its own, or starts one, which it
 * installs where it may: not with `--no-install`.
 */
await command(async () => {
  const { DATABASE_URL } = settingsFrom(process.env);
  const install = mayInstall(process.argv.slice(2));
  close(DATABASE_URL ? await runOn(DATABASE_URL) : await withPostgres(install, runOn));
});

async function runOn(serverUrl: string): Promise<Outcome[]> {
  return [
    await withTemporaryDatabase(serverUrl, async (url) => runSuite(url)),
    await withTemporaryDatabase(serverUrl, (url) => killGateways('PostgreSQL', { DATABASE_URL: url })),
    await withTemporaryFolder((DATA_DIR) => killGateways('SQLite', { DATA_DIR })),
  ];
}

function runSuite(url: string): Outcome {
  console.log('\n── storage on PostgreSQL');
  const { status } = spawnSync(path.join(root, 'node_modules/.bin/vitest'), ['run', 'gateway/src/storage'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  return outcomeOf('storage on PostgreSQL', status === 0);
}

/** Nothing that was acknowledged may be lost, and nothing may be there twice. */
async function killGateways(name: string, storage: { DATA_DIR: string } | { DATABASE_URL: string }): Promise<Outcome> {
  console.log(`\n── ${WRITES} messages to gateways that are killed, into ${name}`);
  const acknowledged = await withTemporaryFolder((folder) =>
    writeWhileKilled({ writes: WRITES, kills: KILLS }, { SITE_DIR: folder, ...storage }),
  );
  const database = await openDatabase({ DATA_DIR: '', ...storage }, console.error);
  const stored = await messagesIn(database).list();
  await database.destroy();
  const kept = stored.filter(({ reference, message }) => acknowledged.get(reference) === message).length;
  const [lost, surplus] = [acknowledged.size - kept, stored.length - kept];
  console.log(`${acknowledged.size} acknowledged, ${KILLS} kills, ${lost} lost, ${surplus} not acknowledged or twice`);
  const isPassed = acknowledged.size === WRITES && lost === 0 && surplus === 0;
  return outcomeOf(`messages to gateways that are killed, into ${name}`, isPassed);
}
