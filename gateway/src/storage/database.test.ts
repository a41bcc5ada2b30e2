import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { messagesIn } from '../contact/messages.ts';
import { makeDatabase, makeFolder } from '../gateway.fixture.ts';
import { openDatabase } from './database.ts';
import { copyDatabase } from './sqlite.ts';

const ignore = () => {};
const message = { key: 'key', name: '', email: '', category: 'Spiritual', message: 'Words' };

test('the folder is made where it is missing, and nobody else may read it', async () => {
  const folder = path.join(makeFolder(), 'deep/data');
  const database = await openDatabase({ DATA_DIR: folder }, ignore);
  await database.destroy();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('every write is synced to the disk, and readers do not wait for it', async () => {
  const database = await makeDatabase();
  const settings = ['synchronous', 'journal_mode', 'secure_delete'].map(async (name) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(database)).rows[0] ?? {}),
  );
  expect(await Promise.all(settings)).toEqual([[2], ['wal'], [1]]);
});

test('what was stored is there after a restart', async () => {
  const folder = makeFolder();
  const first = await openDatabase({ DATA_DIR: folder }, ignore);
  await messagesIn(first).store(message, new Date(0), false);
  await first.destroy();
  const second = await openDatabase({ DATA_DIR: folder }, ignore);
  expect(await messagesIn(second).list()).toMatchObject([message]);
  await second.destroy();
});

test('a copy holds everything, while the database is in use, and nobody else may read it', async () => {
  const source = makeFolder();
  const database = await openDatabase({ DATA_DIR: source }, ignore);
  const { reference } = await messagesIn(database).store(message, new Date(0), false);
  const folder = makeFolder();
  const file = path.join(folder, 'roe.sqlite');
  await copyDatabase(source, file);
  await messagesIn(database).delete(reference);
  await database.destroy();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copy = await openDatabase({ DATA_DIR: folder }, ignore);
  expect(await messagesIn(copy).list()).toMatchObject([{ reference }]);
  await copy.destroy();
});

test('a copy never replaces a file', async () => {
  const folder = makeFolder();
  await (await openDatabase({ DATA_DIR: folder }, ignore)).destroy();
  const file = path.join(makeFolder(), 'copy.sqlite');
  writeFileSync(file, 'something else');
  await expect(copyDatabase(folder, file)).rejects.toThrow('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe('something else');
});

test.each([
  ['there is a file in place of the folder', (folder: string) => writeFileSync(folder, ''), /EEXIST|ENOTDIR/],
  [
    'the file is no database',
    (folder: string) => {
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'roe.sqlite'), 'not a database, but long enough to be looked at'.repeat(99));
    },
    /not a database/,
  ],
  [
    'there is a folder in place of the file',
    (folder: string) => mkdirSync(path.join(folder, 'roe.sqlite'), { recursive: true }),
    /EISDIR/,
  ],
])('where %s, that is said, with the place and what to do', async (_, prepare, reason) => {
  const folder = path.join(makeFolder(), 'data');
  prepare(folder);
  const opened = openDatabase({ DATA_DIR: folder }, ignore);
  await expect(opened).rejects.toThrow(
    `environment: field "DATA_DIR": expected a folder where the database ${folder}/roe.sqlite can be opened and written, received "`,
  );
  await expect(opened).rejects.toThrow(reason);
  await expect(opened).rejects.toThrow("Check the folder's rights and the disk, or bring the file back from a backup.");
});

test('a database of a newer release is left alone', async () => {
  const folder = makeFolder();
  const database = await openDatabase({ DATA_DIR: folder }, ignore);
  await sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(database);
  await database.destroy();
  await expect(openDatabase({ DATA_DIR: folder }, ignore)).rejects.toThrow('9999-later');
});

test('a PostgreSQL that does not answer is named without its password', async () => {
  const opened = openDatabase({ DATA_DIR: '', DATABASE_URL: 'postgres://roe:secret@127.0.0.1:1/roe' }, ignore);
  await expect(opened).rejects.toThrow(
    'environment: field "DATABASE_URL": expected a PostgreSQL database that answers and may be written at 127.0.0.1:1/roe, ' +
      'received "connect ECONNREFUSED 127.0.0.1:1". Start it, correct the address, or leave it out: then a file in DATA_DIR is used.',
  );
  await expect(opened).rejects.not.toThrow('secret');
});

test('nobody else may read the files, in a folder that others may enter, and where they were open to others before', async () => {
  const folder = path.join(makeFolder(), 'data');
  mkdirSync(folder, { mode: 0o755 });
  const rights = () =>
    readdirSync(folder).map((name) => [name, (statSync(path.join(folder, name)).mode & 0o777).toString(8)]);
  const all = [
    ['roe.sqlite', '600'],
    ['roe.sqlite-shm', '600'],
    ['roe.sqlite-wal', '600'],
  ];
  const first = await openDatabase({ DATA_DIR: folder }, ignore);
  expect(rights()).toEqual(all);
  for (const [name = ''] of all) chmodSync(path.join(folder, name), 0o644);
  const second = await openDatabase({ DATA_DIR: folder }, ignore);
  expect(rights()).toEqual(all);
  await Promise.all([first.destroy(), second.destroy()]);
});

test('of what is deleted no byte stays in any file, also where it ends at once', async () => {
  const folder = makeFolder();
  const isThere = () => readdirSync(folder).some((name) => readFileSync(path.join(folder, name)).includes('GEHEIMNIS'));
  const database = await openDatabase({ DATA_DIR: folder }, ignore);
  const messages = messagesIn(database);
  const secret = { ...message, message: 'GEHEIMNIS '.repeat(400) };
  const { reference } = await messages.store(secret, new Date(), true);
  await messages.store({ ...secret, key: 'old' }, new Date(0), false);
  expect(isThere()).toBe(true);
  await messages.delete(reference);
  expect(await messages.deleteExpired(new Date())).toBe(1);
  await messages.list(); // what is asked next comes after the overwriting
  expect(isThere()).toBe(false);
  await messages.store({ ...secret, key: 'new' }, new Date(), false);
  await messages.deleteExpired(new Date('2099-01-01'));
  await database.destroy();
  expect(isThere()).toBe(false);
});

test('after a clean stop the one file is the whole database', async () => {
  const folder = makeFolder();
  const database = await openDatabase({ DATA_DIR: folder }, ignore);
  await messagesIn(database).store(message, new Date(), false);
  await database.destroy();
  expect(readdirSync(folder)).toEqual(['roe.sqlite']);
});
