import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { makeDatabase, makeGateway } from '../gateway.fixture.ts';
import { forwardTo } from './forwarding.ts';
import { messagesIn, type NewMessage } from './messages.ts';

const START = Date.UTC(2025, 2, 1, 12);
const MINUTE = 60_000;

/** A form provider that answers with these statuses, then with 200; -1 breaks the connection, 0 never answers. */
async function makeProvider(...statuses: number[]) {
  const received: { body: unknown; headers: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ body: JSON.parse(await text(request)), headers: request.headers });
    const status = statuses.shift() ?? 200;
    if (status < 0) request.socket.destroy();
    if (status > 0) response.writeHead(status, { location: '/thanks' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/secret`, received };
}

/** Forwarding to that provider, with a clock that a test moves. */
async function forwarding(...statuses: number[]) {
  const provider = await makeProvider(...statuses);
  const messages = messagesIn(await makeDatabase());
  const clock = { now: START };
  const log: string[] = [];
  const open = () => forwardTo(provider.url, { messages, now: () => clock.now, log: (line) => log.push(line) });
  const store = (changes: Partial<NewMessage> = {}) =>
    messages.store(
      { key: 'key', name: 'A', email: 'a@roe.example', category: 'Personal', message: 'Words', ...changes },
      new Date(clock.now),
      true,
    );
  const forwardAfter = (minutes: number) => {
    clock.now += minutes * MINUTE;
    return open().forwardDue();
  };
  return { ...provider, messages, clock, log, open, store, forwardAfter };
}

test('a message goes on as JSON, once', async () => {
  const { received, messages, store, forwardAfter, log } = await forwarding();
  const { reference } = await store();
  await forwardAfter(0);
  await forwardAfter(10_000);
  expect(received).toMatchObject([
    {
      body: { reference, name: 'A', email: 'a@roe.example', category: 'Personal', message: 'Words' },
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    },
  ]);
  expect(await messages.find(reference)).toMatchObject({ forward_at: null, message: 'Words' });
  expect(log).toEqual([]);
});

test('what the visitor left out is left out', async () => {
  const { received, store, forwardAfter } = await forwarding();
  const { reference } = await store({ name: '', email: '' });
  await forwardAfter(0);
  expect(received.map(({ body }) => body)).toEqual([{ reference, category: 'Personal', message: 'Words' }]);
});

test('a provider that fails is asked again after one, two, four minutes, and then gets the message', async () => {
  const { received, messages, store, forwardAfter } = await forwarding(500, -1, 302);
  const { reference } = await store();
  const seen: number[] = [];
  for (const minutes of [0, 0.9, 0.1, 1.9, 0.1, 3.9, 0.1, 100]) {
    await forwardAfter(minutes);
    seen.push(received.length);
  }
  expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(await messages.find(reference)).toMatchObject({ forward_at: null, forward_tries: 4 });
});

test('each failure is said, with what was received and without the secret address', async () => {
  const { store, forwardAfter, log, url } = await forwarding(500, -1);
  const { reference } = await store();
  await forwardAfter(0);
  await forwardAfter(1);
  const start = `Message ${reference} is stored and could not be forwarded to ${new URL(url).origin}: expected a success, received`;
  expect(log[0]).toBe(`${start} status 500. It is tried again at 2025-03-01T12:01:00.000Z.`);
  expect(log[1]).toMatch(`${start} TypeError (`);
  expect(log.join()).not.toContain('secret');
});

test.each(['https://user:SECRET@127.0.0.1:1/f?token=SECRET', 'https://127.0.0.1:1/SECRET?token=SECRET#SECRET'])(
  'nothing of the address %s but its origin is ever logged',
  async (url) => {
    const { store, messages, clock, log } = await forwarding();
    await store();
    await forwardTo(url, { messages, now: () => clock.now, log: (line) => log.push(line) }).forwardDue();
    expect(log).toHaveLength(1);
    expect(log[0]).not.toContain('SECRET');
  },
);

test('the wait grows to twelve hours and no further', async () => {
  const { received, store, forwardAfter } = await forwarding(...Array<number>(30).fill(503));
  await store();
  for (let tries = 0; tries < 20; tries++) await forwardAfter(12 * 60);
  expect(received).toHaveLength(20);
});

test('one message that the provider refuses does not hold up the others', async () => {
  const { received, store, forwardAfter, messages } = await forwarding(422);
  await store({ key: 'first' });
  await store({ key: 'second', message: 'More words' });
  await forwardAfter(0);
  expect(received).toHaveLength(1);
  await forwardAfter(0.5);
  expect((await messages.list()).filter(({ forward_at }) => forward_at)).toHaveLength(1);
  await forwardAfter(0.5);
  expect((await messages.list()).filter(({ forward_at }) => forward_at)).toEqual([]);
});

test('two gateways do not forward one message twice', async () => {
  const { received, store, open } = await forwarding();
  for (let index = 0; index < 10; index++) await store({ key: `key-${index}` });
  await Promise.all([open().forwardDue(), open().forwardDue()]);
  expect(new Set(received.map(({ body }) => (body as { reference: string }).reference)).size).toBe(10);
  expect(received).toHaveLength(10);
});

test('a process that ends during a try loses nothing: the next one tries again', async () => {
  const { received, store, open, forwardAfter, log } = await forwarding(0);
  await store();
  const first = open();
  const underWay = first.forwardDue();
  await expect.poll(() => received.length).toBe(1);
  await first.close();
  await underWay;
  expect(log).toHaveLength(1);
  await forwardAfter(1);
  expect(received).toHaveLength(2);
});

test('a visitor never waits for the provider, and the message is stored before it is asked', async () => {
  const { url, received } = await makeProvider(0);
  const calls: (() => Promise<void>)[] = [];
  const { post, messages, clock } = await makeGateway({ forward: () => void calls[0]?.() });
  const provider = forwardTo(url, { messages, now: () => clock.now, log: () => {} });
  calls.push(provider.forwardDue);
  onTestFinished(() => provider.close());
  const sent = { message: 'Words', seconds: 9, key: 'a-key-of-the-contact-form' };
  const response = await post('/api/contact', sent);
  const { reference } = await response.json();
  expect(response.status).toBe(201);
  expect(await messages.find(reference)).toMatchObject({ message: 'Words', forward_at: expect.any(String) });
  await expect.poll(() => received.length).toBe(1);
});
