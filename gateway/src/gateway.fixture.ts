import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createApp } from './app.ts';
import { type Messages, messagesIn } from './contact/messages.ts';
import { type Failures, failuresIn } from './failures/failures.ts';
import { openFiles } from './files.ts';
import { openLimits } from './limits.ts';
import { followSite } from './live-site.ts';
import { openDatabase } from './storage/database.ts';
import { probeStorage } from './storage/probe.ts';
import type { Database } from './storage/tables.ts';
import { makeStore } from './store.fixture.ts';

/** A temporary folder, removed after the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database in a temporary folder. */
export async function makeDatabase(): Promise<Database> {
  const database = await openDatabase({ DATA_DIR: makeFolder() }, () => {});
  onTestFinished(() => database.destroy());
  return database;
}

/** Settings of a gateway of its own, on any free port, over the store's fixture. */
export function makeSettings(changes: Record<string, string> = {}) {
  const store = makeStore();
  store.publish();
  return { PORT: '0', SITE_DIR: store.folder, DATA_DIR: makeFolder(), ...changes };
}

/** The gateway over a database and the store's fixture, with a clock that stands until a test moves it. */
export async function makeGateway({
  database: given,
  forward,
  freeSpace,
}: {
  database?: Database;
  forward?: () => void;
  freeSpace?: () => Promise<number>;
} = {}): Promise<{
  ask: (address: string, init?: RequestInit, client?: string) => Promise<Response>;
  post: (address: string, body: unknown, headers?: Record<string, string>, client?: string) => Promise<Response>;
  clock: { now: number };
  database: Database;
  messages: Messages;
  failures: Failures;
  log: string[];
}> {
  const store = makeStore();
  store.publish();
  const database = given ?? (await makeDatabase());
  const messages = messagesIn(database);
  const failures = failuresIn(database);
  const log: string[] = [];
  const clock = { now: Date.UTC(2025, 2, 1, 12) };
  const now = () => clock.now;
  const limits = openLimits(now);
  onTestFinished(limits.close);
  const app = createApp({
    site: followSite(store.folder, { now, log: (message) => log.push(message) }),
    files: openFiles(store.folder),
    contact: { messages, limits, freeSpace, now, forward, log: (message) => log.push(message) },
    counts: { database, limits },
    failures: { failures, limits, now },
    storage: probeStorage(database, { now, log: (message) => log.push(message) }),
    log: (message) => log.push(message),
  });
  const ask = async (address: string, init: RequestInit = {}, client = '203.0.113.1') =>
    app.request(new URL(address, 'http://roe.example'), init, { address: client });
  const post = (address: string, body: unknown, headers: Record<string, string> = {}, client?: string) =>
    ask(
      address,
      { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } },
      client,
    );
  return { ask, post, clock, database, messages, failures, log };
}
