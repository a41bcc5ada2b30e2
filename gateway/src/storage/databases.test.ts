import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesIn } from '../contact/messages.ts';
import { makeDatabase, makeGateway } from '../gateway.fixture.ts';
import { reportsIn } from '../reports/reports.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrations.ts';
import { databaseIn, startOver } from './postgres.fixture.ts';
import type { Database } from './tables.ts';

/** Set by `npm run test:postgres`: an empty database on a real server, in place of the one inside this process. */
const server = process.env['TEST_DATABASE_URL'];

let postgres: Database;
beforeAll(async () => {
  postgres = server
    ? await openDatabase({ DATA_DIR: '', DATABASE_URL: server }, () => {})
    : databaseIn(await PGlite.create());
}, 60_000);
afterAll(() => postgres.destroy());

const databases: [name: string, open: () => Promise<Database>][] = [
  ['SQLite', makeDatabase],
  [server ? 'PostgreSQL' : 'PGlite', () => startOver(postgres).then(() => postgres)],
];

const message = { key: 'key-1', name: 'Ānanda', email: 'a@roe.example', category: 'Spiritual', message: 'Words' };
const at = (time: string) => new Date(`${time}Z`);

test.each(databases)('%s: tables that are there stay with what is in them', async (_, open) => {
  const database = await open();
  await messagesIn(database).store(message, at('2025-03-01T12:00'), false);
  await migrate(database);
  expect(await messagesIn(database).list()).toMatchObject([message]);
});

test.each(databases)('%s: its steps have the names under which databases remember them', async (_, open) => {
  const steps = sql<{ name: string }>`select name from kysely_migration order by name`.execute(await open());
  expect((await steps).rows.map(({ name }) => name)).toEqual([
    '0001-messages-and-counts',
    '0002-suspected-messages',
    '0003-failures',
    '0004-probes',
  ]);
});

test.each(databases)('%s: a message is kept sign by sign', async (_, open) => {
  const messages = messagesIn(await open());
  const texts = { name: `O'Brien "Ānanda"`, message: 'साक्षी\u200d\n\tṛṝḷḥ 🕉️ %s $1 ? \\ {}; --' };
  const { reference } = await messages.store({ ...message, ...texts }, at('2025-03-01T12:00:00.123'), true);
  expect(await messages.find(reference)).toEqual({
    ...message,
    ...texts,
    reference,
    received_at: '2025-03-01T12:00:00.123Z',
    forward_at: '2025-03-01T12:00:00.123Z',
    forward_tries: 0,
    is_suspected: 0,
  });
});

test.each(databases)('%s: a key stores one message, however many attempts come at once', async (_, open) => {
  const messages = messagesIn(await open());
  const attempts = await Promise.all(
    Array.from({ length: 20 }, () => messages.store(message, at('2025-03-01T12:00'), false)),
  );
  expect(new Set(attempts.map(({ reference }) => reference)).size).toBe(1);
  expect(await messages.list()).toHaveLength(1);
  expect(await messages.withKey('key-1')).toMatchObject(message);
  expect(await messages.withKey('key-2')).toBeUndefined();
});

test.each(databases)('%s: messages are listed from the latest, found and deleted by reference', async (_, open) => {
  const messages = messagesIn(await open());
  const first = await messages.store(message, at('2025-03-01T12:00'), false);
  const second = await messages.store({ ...message, key: 'key-2' }, at('2025-03-02T12:00'), false);
  expect(await messages.list()).toEqual([second, first]);
  expect(await messages.delete(first.reference)).toBe(true);
  expect(await messages.delete(first.reference)).toBe(false);
  expect(await messages.find(first.reference)).toBeUndefined();
  expect(await messages.list()).toEqual([second]);
});

test.each(databases)('%s: messages of more than twelve months are deleted, and no others', async (_, open) => {
  const messages = messagesIn(await open());
  await messages.store({ ...message, key: 'old' }, at('2024-03-01T11:59:59.999'), true);
  await messages.store({ ...message, key: 'kept' }, at('2024-03-01T12:00'), false);
  expect(await messages.deleteExpired(at('2025-03-01T12:00'))).toBe(1);
  expect(await messages.deleteExpired(at('2025-03-01T12:00'))).toBe(0);
  expect(await messages.list()).toMatchObject([{ key: 'kept' }]);
});

test.each(databases)(
  '%s: suspected messages are deleted after thirty days, and released ones kept as all',
  async (_, open) => {
    const messages = messagesIn(await open());
    const suspect = (key: string, time: string) => messages.store({ ...message, key }, at(time), false, true);
    await suspect('old', '2025-01-30T11:59');
    await suspect('kept', '2025-01-30T12:00');
    const { reference } = await suspect('released', '2025-01-01T12:00');
    await messages.release(reference, at('2025-01-02T12:00'), true);
    expect(await messages.deleteExpired(at('2025-03-01T12:00'))).toBe(1);
    expect(await messages.list()).toMatchObject([
      { key: 'kept', is_suspected: 1, forward_at: null },
      { key: 'released', is_suspected: 0, forward_at: '2025-01-02T12:00:00.000Z' },
    ]);
    await messages.release(reference, at('2025-01-03T12:00'), false);
    expect(await messages.find(reference)).toMatchObject({ forward_at: '2025-01-02T12:00:00.000Z' });
  },
);

test.each(databases)('%s: messages of an earlier release stay, and none of them is suspected', async (_, open) => {
  const database = await open();
  await messagesIn(database).store(message, at('2025-03-01T12:00'), false);
  await database.schema.alterTable('messages').dropColumn('is_suspected').execute();
  for (const later of ['failures', 'probes']) await database.schema.dropTable(later).ifExists().execute();
  await sql`delete from kysely_migration where name <> '0001-messages-and-counts'`.execute(database);
  await migrate(database);
  expect(await messagesIn(database).list()).toMatchObject([{ ...message, is_suspected: 0 }]);
});

test.each(databases)('%s: what is due is taken once, the longest due first', async (_, open) => {
  const messages = messagesIn(await open());
  for (const hour of [14, 12, 13, 16]) {
    await messages.store({ ...message, key: `due-${hour}` }, at(`2025-03-01T${hour}:00`), true);
  }
  await messages.store({ ...message, key: 'not due' }, at('2025-03-01T11:00'), false);
  const take = () => messages.takeDue(at('2025-03-01T15:00'), (tries) => at(`2025-03-01T2${tries}:00`));
  expect(await take()).toMatchObject({ key: 'due-12', forward_tries: 0 });
  const others = await Promise.all([take(), take(), take()]);
  expect(others.map((taken) => taken?.key).sort()).toEqual(['due-13', 'due-14', undefined]);
  const later = await messages.takeDue(at('2025-03-01T20:00'), (tries) => at(`2025-03-01T2${tries}:00`));
  expect(later?.key).toBe('due-16');
});

test.each(databases)('%s: a forwarded message is not due again', async (_, open) => {
  const messages = messagesIn(await open());
  const { reference } = await messages.store(message, at('2025-03-01T12:00'), true);
  const take = () => messages.takeDue(at('2025-03-01T13:00'), () => at('2025-03-01T12:30'));
  expect(await take()).toMatchObject({ reference, forward_tries: 0 });
  expect(await take()).toMatchObject({ reference, forward_tries: 1 });
  await messages.markForwarded(reference);
  expect(await take()).toBeUndefined();
});

test.each(databases)('%s: events that come at once are all counted, and likes stop at 0', async (_, open) => {
  const { ask, post } = await makeGateway({ database: await open() });
  const events = ['unlike', 'like', 'like', 'unlike', 'unlike', 'unlike', 'play', 'download'];
  for (const event of events) await post('/api/counts', { subject: '/', event });
  await Promise.all(Array.from({ length: 30 }, () => post('/api/counts', { subject: '/', event: 'view' })));
  expect(await (await ask('/api/counts?subject=/')).json()).toEqual({
    '/': { views: 30, likes: 0, plays: 1, downloads: 1 },
  });
  const nowhere = await ask('/api/counts?subject=/nowhere');
  expect(await nowhere.json()).toEqual({ '/nowhere': { views: 0, likes: 0, plays: 0, downloads: 0 } });
});

test.each(databases)('%s: failures that come at once are all counted, and old ones go', async (_, open) => {
  const reports = reportsIn(await open());
  const failure = { section: 'audio', version: '1.0.0-x', kind: 'load' } as const;
  await reports.count(failure, at('2025-01-01T12:00'));
  await Promise.all(Array.from({ length: 20 }, () => reports.count(failure, at('2025-03-01T12:00'))));
  await reports.count({ ...failure, kind: 'data' }, at('2025-03-02T12:00'));
  expect(await reports.ofLast(30, at('2025-01-02T12:00'))).toEqual([
    { ...failure, kind: 'data', count: 1 },
    { ...failure, count: 20 },
  ]);
});

test.each(databases)('%s: a message goes from the form to the list', async (_, open) => {
  const { post, messages } = await makeGateway({ database: await open() });
  const sent = { message: 'What is साक्षी?\0', seconds: 9, key: 'a-key-of-the-contact-form' };
  const responses = await Promise.all([post('/api/contact', sent), post('/api/contact', sent)]);
  const [first, second] = await Promise.all(responses.map((response) => response.json()));
  expect(first).toEqual(second);
  expect(await messages.list()).toMatchObject([{ ...first, message: 'What is साक्षी?', category: 'Spiritual' }]);
});
