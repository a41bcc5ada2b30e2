import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { onTestFinished } from 'vitest';
import { createApp } from './app.ts';
import { openChat } from './chat/chat.ts';
import { makeGuideStore } from './chat/guide.fixture.ts';
import type { ChatSettings } from './chat/settings.ts';
import { messagesIn } from './contact/messages.ts';
import { openLimits } from './limits/limits.ts';
import { reportsIn } from './reports/reports.ts';
import { openFiles } from './site/files.ts';
import { followSite } from './site/follow-site.ts';
import { openDatabase } from './storage/database.ts';
import { probeStorage } from './storage/probe.ts';
import type { Database, Tables } from './storage/tables.ts';
import { makeStore, type StoreFixture } from './store.fixture.ts';

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

/** A database that nothing may ask. */
const noDatabase: Database = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (asked) => new SqliteIntrospector(asked),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

interface Circumstances {
  forward?: () => void;
  freeSpace?: () => Promise<number>;
  /** Settings of the guide. */
  chat?: ChatSettings;
}

/** The gateway over a store and a database, with a clock that stands until a test moves it. */
function open(store: StoreFixture, database: Database, { chat: settings = {}, ...circumstances }: Circumstances = {}) {
  const lines: string[] = [];
  const clock = { now: Date.UTC(2025, 2, 1, 12) };
  const now = () => clock.now;
  const log = (message: string) => void lines.push(message);
  const limits = openLimits(now);
  onTestFinished(limits.close);
  const messages = messagesIn(database);
  const reports = reportsIn(database);
  const site = followSite(store.folder, { now, log });
  const chat = openChat(settings, { site, limits, now, log });
  const app = createApp({
    ...{ site, chat, database, limits, messages, reports, now, log, ...circumstances },
    files: openFiles(store.folder),
    registry: () => site()?.registry,
    isPlace: (address) => site()?.hasAddress(address) ?? false,
    storage: database === noDatabase ? async () => 'ok' : probeStorage(database, { now, log }),
  });
  /** Asks as a client with this address; paths are sent as they stand. */
  const ask = async (address: string, init: RequestInit = {}, client = '203.0.113.1'): Promise<Response> =>
    app.request(address.startsWith('/') ? `http://roe.example${address}` : address, init, { address: client });
  const post = (address: string, body: unknown, headers: Record<string, string> = {}, client?: string) =>
    ask(
      address,
      { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } },
      client,
    );
  return { ask, post, clock, chat, database, messages, reports, log: lines };
}

/** The gateway over the store's fixture and no database: for pages, which ask nothing of it. */
export function makeSite({ isShipped = true } = {}) {
  const store = makeStore();
  if (isShipped) store.publish();
  return { ...store, ...open(store, noDatabase) };
}

/** The gateway over the store's fixture and a database. */
export async function makeGateway({ database, ...circumstances }: Circumstances & { database?: Database } = {}) {
  const store = makeStore();
  store.publish();
  return open(store, database ?? (await makeDatabase()), circumstances);
}

/** The gateway over a store in which the chat is live, and no database. */
export function makeGuide(settings: ChatSettings = {}) {
  const store = makeGuideStore();
  const gateway = open(store, noDatabase, { chat: settings });
  const complete = (body: object, client?: string) => gateway.post('/api/chat/completions', body, {}, client);
  /** Asks one question. */
  const say = (content: string, fields: object = {}, client?: string) =>
    complete({ messages: [{ role: 'user', content }], ...fields }, client);
  return { ...store, ...gateway, complete, say };
}
