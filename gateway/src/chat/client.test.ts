import OpenAI, { APIError, APIUserAbortError, BadRequestError, RateLimitError } from 'openai';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../gateway.fixture.ts';
import { serve } from '../serve.ts';
import { makeGuideStore } from './guide.fixture.ts';
import { type Behaviour, lists, says, stallsAfter, startUpstream } from './upstream.fixture.ts';

/** Milliseconds: less than the gateway waits for a provider, so that only leaving can have ended it. */
const SOONER = 18_000;

/** A gateway on a port of its own, a provider behind it, and OpenAI’s own client before it. */
async function start(...behaviours: Behaviour[]) {
  const upstream = await startUpstream(...behaviours);
  const store = makeGuideStore();
  const gateway = await serve({
    ...{ PORT: '0', SITE_DIR: store.folder, DATA_DIR: makeFolder() },
    ...{ OPENAI_API_KEY: 'sk-SECRET', OPENAI_BASE_URL: upstream.url, CHAT_PER_MINUTE: '5' },
  });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await gateway.close();
    isClosed = true;
  };
  onTestFinished(close);
  const client = new OpenAI({ baseURL: `${gateway.url}/api`, apiKey: 'none', maxRetries: 0, adminAPIKey: null });
  const chat = (fields: object = {}) =>
    client.chat.completions.create({ model: 'gpt-4o', messages: [{ role: 'user', content: 'What now?' }], ...fields });
  const stream = (fields: object = {}, signal?: AbortSignal) =>
    client.chat.completions.create(
      { model: 'gpt-4o', messages: [{ role: 'user', content: 'What now?' }], stream: true, ...fields },
      { ...(signal && { signal }) },
    );
  return { upstream, gateway, client, chat, stream, close };
}

test('OpenAI’s own client asks, streams, lists models and understands refusals', async () => {
  const { chat, stream, gateway } = await start(says('Be still. ', 'And look.'));
  const { choices } = await chat();
  expect(choices[0]?.message.content).toBe('Be still. And look.');
  let text = '';
  let finish: string | null | undefined;
  for await (const { choices } of await stream()) {
    text += choices[0]?.delta.content ?? '';
    finish = choices[0]?.finish_reason;
  }
  expect([text, finish]).toEqual(['Be still. And look.', 'stop']);
  const models = new OpenAI({
    baseURL: `${gateway.url}/api/anthropic`,
    apiKey: 'none',
    adminAPIKey: null,
  }).models.list();
  expect((await models).data.map(({ id }) => id)).toEqual(['claude-3-5-sonnet-latest']);
  await expect(chat({ temperature: 9 })).rejects.toThrow(BadRequestError);
  for (let time = 0; time < 3; time++) await chat();
  await expect(chat()).rejects.toThrow(RateLimitError);
});

test(
  'when the reader leaves, the provider is left at once',
  async () => {
    const { stream, upstream } = await start(stallsAfter('One. ', 'Two'));
    const leaving = new AbortController();
    const chunks = await stream({}, leaving.signal);
    const closed = upstream.nextClosed();
    for await (const { choices } of chunks) if (choices[0]?.delta.content === 'One.') leaving.abort();
    expect(await closed).toBe(false);
  },
  SOONER,
);

test(
  'when the reader leaves before the first word, the provider is left too, and nothing is logged',
  async () => {
    const { stream, upstream } = await start(stallsAfter());
    const leaving = new AbortController();
    const received = upstream.nextReceived();
    const answer = stream({}, leaving.signal).catch((error) => error);
    await received;
    const closed = upstream.nextClosed();
    leaving.abort();
    expect(await answer).toBeInstanceOf(APIUserAbortError);
    expect(await closed).toBe(false);
  },
  SOONER,
);

test('a gateway that ends tells it to whoever is reading, and to whoever comes then', async () => {
  const { stream, upstream, close, chat } = await start(stallsAfter('One. ', 'Two'));
  const chunks = await stream();
  const closed = upstream.nextClosed();
  const read = (async () => {
    let text = '';
    try {
      for await (const { choices } of chunks) text += choices[0]?.delta.content ?? '';
    } catch (error) {
      return { text, error: error as APIError };
    }
    return { text };
  })();
  const ended = close();
  const late = await chat().catch((error) => error);
  const { text, error } = await read;
  expect(text).toMatch(/^(?:One\.)?$/);
  expect(error).toBeInstanceOf(APIError);
  expect(error).toMatchObject({ code: 'closing', message: expect.stringContaining('being restarted') });
  expect(late).toMatchObject({ status: 503, code: 'closing' });
  expect(await closed).toBe(false);
  await ended;
});

test('no key, no address of a provider and no instruction is in any answer', async () => {
  const { gateway, upstream } = await start(lists('gpt-4o'), says('Be still.'));
  const origin = new URL(upstream.url);
  const question = (fields: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'What now?' }], ...fields }),
  });
  const answers = await Promise.all([
    fetch(`${gateway.url}/api/providers`),
    fetch(`${gateway.url}/api/openai/models`),
    fetch(`${gateway.url}/api/chat/completions`, question({})),
    fetch(`${gateway.url}/api/chat/completions`, question({ stream: true })),
    fetch(`${gateway.url}/api/chat/completions`, question({ provider: 'mistral' })),
    fetch(`${gateway.url}/api/chat/completions`),
    fetch(`${gateway.url}/registry.json`),
    fetch(`${gateway.url}/sections/chat/private/persona.1.json`),
  ]);
  for (const answer of answers) {
    const all = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
    expect(all).not.toMatch(/SECRET|Speak to a/);
    expect(all).not.toContain(origin.port);
    expect(all).not.toContain(origin.host);
  }
});
