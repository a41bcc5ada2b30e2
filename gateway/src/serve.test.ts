import { request } from 'node:http';
import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { messagesIn } from './contact/messages.ts';
import { makeSettings } from './gateway.fixture.ts';
import { serve } from './serve.ts';
import { openDatabase } from './storage/database.ts';

const message = { key: 'key', name: '', email: '', category: 'Spiritual', message: 'Words' };

const send = (url: string, index: number, forwarded?: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(forwarded && { 'x-forwarded-for': forwarded }) },
    body: JSON.stringify({ message: 'Words', seconds: 9, key: `a-key-of-the-contact-form-${index}` }),
  });

const stored = async (settings: { DATA_DIR: string }) => {
  const database = await openDatabase(settings, () => {});
  const list = await messagesIn(database).list();
  await database.destroy();
  return list;
};

test('what a gateway answered is there after it has ended', async () => {
  const settings = makeSettings();
  const gateway = await serve(settings);
  const { reference } = await (await send(gateway.url, 0)).json();
  await gateway.close();
  expect(await stored(settings)).toMatchObject([{ reference, message: 'Words' }]);
});

test('limits count the address of the connection, and the header only where a proxy of ours wrote it', async () => {
  for (const [TRUST_PROXY, expected] of [
    ['0', 429],
    ['1', 201],
  ] as const) {
    const gateway = await serve(makeSettings({ TRUST_PROXY }));
    for (let index = 0; index < 5; index++) await send(gateway.url, index, `198.51.100.${index}`);
    expect((await send(gateway.url, 5, '198.51.100.5')).status).toBe(expected);
    await gateway.close();
  }
});

test('messages of more than twelve months are deleted at the start', async () => {
  const settings = makeSettings();
  const database = await openDatabase(settings, () => {});
  await messagesIn(database).store(message, new Date('2020-01-01'), false);
  const gateway = await serve(settings);
  await expect.poll(() => messagesIn(database).list()).toEqual([]);
  await gateway.close();
  await database.destroy();
});

test('a port that is taken is said, and who has it goes on', async () => {
  const settings = makeSettings();
  const gateway = await serve(settings);
  const { port } = new URL(gateway.url);
  await expect(serve({ ...settings, PORT: port })).rejects.toThrow(`Port ${port} is taken.`);
  expect((await send(gateway.url, 0)).status).toBe(201);
  await gateway.close();
});

test('messages are forwarded when they come, and at the start those that wait', async () => {
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
  const settings = makeSettings({ CONTACT_FORWARD_URL: 'https://127.0.0.1:1/secret' });
  const database = await openDatabase(settings, () => {});
  const { reference } = await messagesIn(database).store(message, new Date(), true);
  await database.destroy();
  const gateway = await serve(settings);
  const failed = (number: string) => `Message ${number} is stored and could not be forwarded to https://127.0.0.1:1: `;
  await expect.poll(() => errorLog.mock.calls.join()).toContain(failed(reference));
  const { reference: second } = await (await send(gateway.url, 0)).json();
  await expect.poll(() => errorLog.mock.calls.join()).toContain(failed(second));
  await gateway.close();
  errorLog.mockClear();
});

test('a gateway that cannot open its database does not start', async () => {
  const settings = makeSettings({ DATA_DIR: '/dev/null/data' });
  await expect(serve(settings)).rejects.toThrow('environment: field "DATA_DIR": expected a folder');
});

test.each([
  'postgres://roe:SECRET@127.0.0.1:1/roe',
  'postgres://roe:SECRET%zz%@127.0.0.1:1/roe',
  'postgres://roe:a@SECRET@127.0.0.1:1/roe',
  'postgres://127.0.0.1:1/roe?user=roe&password=SECRET',
  'postgres://roe:SECRET@127.0.0.1:1/roe?sslmode=SECRET&options=-c%20x=SECRET',
  'postgres://roe:SECRET@[::1]:1/%zz',
])('a gateway whose database is %s and does not answer shows nothing secret of it', async (DATABASE_URL) => {
  const started = serve(makeSettings({ DATABASE_URL }));
  await expect(started).rejects.toThrow('environment: field "DATABASE_URL": expected a PostgreSQL database');
  const report = inspect(await started.catch((error) => error), { depth: 9 });
  expect(report).not.toContain('SECRET');
});

/** The headers of an answer as they come over the wire, but for its time. */
const headersOf = (url: string, method: string, encoding: string): Promise<object> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, connection: 'close' };
    const sent = request(url, { method, headers }, (response) => {
      const { date: _, ...others } = response.resume().headers;
      resolve(others);
    });
    sent.once('error', reject).end();
  });

test('HEAD has the headers of GET, in every encoding', async () => {
  const gateway = await serve(makeSettings());
  for (const path of ['/', '/decodings/om', '/registry.json', '/favicon.svg']) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const get = await headersOf(gateway.url + path, 'GET', encoding);
      expect(await headersOf(gateway.url + path, 'HEAD', encoding)).toEqual(get);
      expect(get).toHaveProperty('content-length');
    }
  }
  await gateway.close();
});
