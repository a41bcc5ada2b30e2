import { renameSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { messagesIn } from '../contact/messages.ts';
import { makeFolder } from '../gateway.fixture.ts';
import { serve } from '../serve.ts';
import { makeStore } from '../store.fixture.ts';
import { openDatabase } from './database.ts';
import { lockFromOutside, seenFromOutside } from './lock.fixture.ts';

const message = { key: 'key', name: '', email: '', category: 'Spiritual', message: 'Words' };

/** Two gateways on one folder, whose messages come from as many addresses as there are messages, and are forwarded to nobody. */
async function openGateways() {
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = makeStore();
  store.publish();
  const DATA_DIR = makeFolder();
  const settings = { PORT: '0', SITE_DIR: store.folder, DATA_DIR, TRUST_PROXY: '1' };
  const start = () => serve({ ...settings, CONTACT_FORWARD_URL: 'https://127.0.0.1:1/' });
  const gateways = [await start(), await start()] as const;
  let sent = 0;
  const post = (url: string, address: string, body: object) => {
    const from = `203.0.${sent >> 8}.${sent++ & 255}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    return fetch(url + address, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const send = (url: string) =>
    post(url, '/api/contact', { message: 'Words', seconds: 9, key: `a-key-of-the-contact-form-${sent}` });
  const count = (url: string) => post(url, '/api/counts', { subject: '/', event: 'view' });
  const close = async () => {
    for (const gateway of gateways) await gateway.close();
    errorLog.mockClear();
  };
  return { gateways, close, DATA_DIR, file: path.join(DATA_DIR, 'roe.sqlite'), send, count };
}

test('a lock that outlasts every time-out stops no page, and loses no message that is acknowledged after it', async () => {
  const { gateways, close, DATA_DIR, file, send, count } = await openGateways();
  const third = await openDatabase({ DATA_DIR }, () => {});
  const unlock = await lockFromOutside(file);
  const refused = Promise.all([
    ...gateways.flatMap(({ url }) => [send(url), count(url), send(url), count(url)]),
    messagesIn(third)
      .deleteExpired(new Date())
      .then(
        () => ({ status: 200 }),
        ({ message }: Error) => ({ status: message }),
      ),
  ]);
  let isOver = false;
  void refused.then(() => {
    isOver = true;
  });
  for (const { url } of gateways) {
    expect((await fetch(url)).status).toBe(200);
    const health = await fetch(`${url}/api/health`);
    expect([health.status, await health.json()]).toMatchObject([503, { status: 'failing', storage: 'failing' }]);
    expect((await fetch(`${url}/decodings`)).status).toBe(200);
  }
  expect(isOver).toBe(false);
  for (const { status } of await refused) expect(String(status)).toMatch(/^5\d\d$|database is locked/);
  await unlock();

  const acknowledged: string[] = [];
  for (let round = 0; round < 15; round++) {
    for (const { url } of gateways) {
      const [answer, counted] = await Promise.all([send(url), count(url)]);
      expect([answer.status, counted.status]).toEqual([201, 204]);
      acknowledged.push((await answer.json()).reference);
    }
  }
  expect(await messagesIn(third).deleteExpired(new Date())).toBe(0);
  const kept = () => seenFromOutside(file, 'select reference from messages').map(({ reference }) => reference);
  expect(kept()).toEqual(expect.arrayContaining(acknowledged));
  expect(seenFromOutside(file, 'select views from counts')).toEqual([{ views: 30 }]);
  await expect.poll(async () => (await fetch(`${gateways[0].url}/api/health`)).status).toBe(200);
  await third.destroy();
  await close();
  expect(kept()).toEqual(expect.arrayContaining(acknowledged));
});

test('a short lock costs whoever writes a moment, and nothing else', async () => {
  const { gateways, close, file, send } = await openGateways();
  const unlock = await lockFromOutside(file);
  const sent = send(gateways[0].url);
  await fetch(gateways[0].url);
  await unlock();
  expect((await sent).status).toBe(201);
  await close();
});

test('a transaction that nobody ended takes no later write with it', async () => {
  const DATA_DIR = makeFolder();
  const database = await openDatabase({ DATA_DIR }, () => {});
  await database.connection().execute((only) => sql`begin immediate`.execute(only));
  await messagesIn(database).store(message, new Date(), false);
  expect(seenFromOutside(path.join(DATA_DIR, 'roe.sqlite'), 'select message from messages')).toEqual([
    { message: 'Words' },
  ]);
  await database.destroy();
});

test('nothing is acknowledged into a file that was taken away or replaced', async () => {
  const DATA_DIR = makeFolder();
  const file = path.join(DATA_DIR, 'roe.sqlite');
  const database = await openDatabase({ DATA_DIR }, () => {});
  const messages = messagesIn(database);
  renameSync(file, `${file}.away`);
  await expect(messages.store(message, new Date(), false)).rejects.toThrow(
    `${file}: expected the file that this process opened, received none. What is written now would be lost: start the gateway again.`,
  );
  await (await openDatabase({ DATA_DIR }, () => {})).destroy();
  await expect(messages.list()).rejects.toThrow('received another one');
  await database.destroy();
});
