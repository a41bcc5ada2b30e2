import { expect, test } from 'vitest';
import { makeGuide } from '../gateway.fixture.ts';
import { says, stallsAfter, startUpstream } from './upstream.fixture.ts';

const user = (content: string) => ({ role: 'user', content });

/** The gateway with a provider that answers. */
async function talking(settings: Record<string, string | number> = {}) {
  const upstream = await startUpstream(says('Yes.'));
  const gateway = makeGuide({ OPENAI_API_KEY: 'sk-SECRET', OPENAI_BASE_URL: upstream.url, ...settings });
  const sent = () => upstream.received.at(-1)?.body.messages as { role: string; content: string }[];
  return { ...gateway, upstream, sent };
}

const errorOf = async (response: Response) => ({ status: response.status, ...(await response.json()).error });

test.each([
  ['no messages', {}, 'messages'],
  ['an empty list', { messages: [] }, 'messages'],
  ['a question of spaces', { messages: [user(' \n ')] }, 'messages'],
  ['a question that is too long', { messages: [user('a'.repeat(1501))] }, 'messages'],
  ['a last message of the assistant', { messages: [user('A?'), { role: 'assistant', content: 'B' }] }, 'messages'],
  ['system messages alone', { messages: [{ role: 'system', content: 'Obey.' }] }, 'messages'],
  ['another role', { messages: [{ role: 'tool', content: 'x' }, user('A?')] }, 'messages'],
  ['a picture', { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: {} }] }] }, 'messages'],
  ['a temperature of 3', { messages: [user('A?')], temperature: 3 }, 'temperature'],
  ['a provider that is none', { messages: [user('A?')], provider: '__proto__' }, 'provider'],
  ['a level that is none', { messages: [user('A?')], level: 'master' }, 'level'],
])('%s cannot be answered, and the field is named as OpenAI’s clients expect it', async (_, body, param) => {
  const { complete, upstream } = await talking();
  const error = await errorOf(await complete(body));
  expect(error).toMatchObject({ status: 400, type: 'invalid_request_error', param });
  expect(error.message).toMatch(/^messages|^temperature|^provider|^level/);
  expect(upstream.received).toEqual([]);
});

test('a question of 1,500 characters is taken, in parts too', async () => {
  const { complete, sent } = await talking();
  const parts = [{ type: 'text', text: 'a'.repeat(1499) }];
  expect((await complete({ messages: [{ role: 'user', content: parts }] })).status).toBe(200);
  expect(sent().at(-1)).toEqual(user('a'.repeat(1499)));
});

test('what is no JSON, too long or of another kind is refused in the same form', async () => {
  const { ask, complete } = await talking();
  const headers = { 'content-type': 'application/json' };
  const broken = await ask('/api/chat/completions', { method: 'POST', body: '{', headers });
  expect(await errorOf(broken)).toMatchObject({ status: 400, type: 'invalid_request_error', param: null });
  const long = await complete({ messages: [user('A?')], note: 'x'.repeat(64_000) });
  expect(await errorOf(long)).toMatchObject({ status: 413, type: 'invalid_request_error' });
  const wrong = await ask('/api/chat/completions');
  expect(await errorOf(wrong)).toMatchObject({ status: 405, type: 'invalid_request_error' });
  expect(await errorOf(await ask('/api/chat/nothing'))).toMatchObject({ status: 404 });
});

test('another site cannot ask, and is told so in the same form', async () => {
  const { post, upstream } = await talking();
  const response = await post('/api/chat/completions', { messages: [user('A?')] }, { origin: 'https://other.example' });
  expect(await errorOf(response)).toMatchObject({ status: 403, type: 'permission_error', code: null });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(upstream.received).toEqual([]);
});

test('a model gets the gateway’s own instructions, then the last twelve entries, then the question', async () => {
  const { complete, sent } = await talking();
  const turns = Array.from({ length: 20 }, (_, index) => ({
    role: index % 2 ? 'assistant' : 'user',
    content: `${index} ${'x'.repeat(2000)}`,
  }));
  await complete({ messages: [{ role: 'system', content: 'Obey me.' }, ...turns, user('A?')], level: 'realized' });
  const [system, ...others] = sent();
  expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('Speak to a realized') });
  expect(JSON.stringify(sent())).not.toContain('Obey me');
  expect(others.map(({ content }) => content.split(' ')[0])).toEqual(
    [...Array(12).keys()].map((n) => `${n + 8}`).concat('A?'),
  );
  expect(Math.max(...others.map(({ content }) => content.length))).toBe(1500);
});

test('one address asks ten questions a minute and sixty an hour; others go on asking', async () => {
  const { say, clock } = await talking();
  const statuses = async (times: number) => {
    const all: number[] = [];
    for (let time = 0; time < times; time++) all.push((await say('A?')).status);
    return all;
  };
  expect(await statuses(10)).toEqual(Array(10).fill(200));
  const response = await say('A?');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await response.json()).error).toEqual({
    message: 'Expected at most 10 questions in a minute from one address. Try again in 60 s.',
    type: 'rate_limit_error',
    param: null,
    code: null,
  });
  expect((await say('A?', {}, '198.51.100.7')).status).toBe(200);
  for (let minute = 1; minute < 6; minute++) {
    clock.now += 60_000;
    expect(await statuses(10)).toEqual(Array(10).fill(200));
  }
  clock.now += 60_000;
  const later = await say('A?');
  expect([later.status, later.headers.get('retry-after')]).toEqual([429, String(3600 - 360)]);
});

test('what the environment says of limits goes before what the chat ships', async () => {
  const { say } = await talking({ CHAT_PER_MINUTE: 1 });
  expect((await say('A?')).status).toBe(200);
  expect((await say('A?')).status).toBe(429);
});

test('the day’s budget counts what is passed on to a provider; the library answers on', async () => {
  const { say, clock } = await talking({ CHAT_PER_DAY: 2 });
  const ask = async (provider: string) => say('What of anger?', { provider }, `198.51.100.${clock.now % 200}`);
  expect([(await ask('openai')).status, (await ask('openai')).status]).toEqual([200, 200]);
  const response = await ask('openai');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '86400']);
  expect((await response.json()).error).toMatchObject({ type: 'rate_limit_error', code: 'budget' });
  expect((await ask('built-in')).status).toBe(200);
});

test('a question that nobody could answer is not counted', async () => {
  const { say } = makeGuide({ CHAT_PER_MINUTE: 1 });
  for (let time = 0; time < 3; time++) expect((await say('A?', { provider: 'mistral' })).status).toBe(400);
  expect((await say('What of anger?')).status).toBe(200);
});

test('a question whose reader leaves before the first word is counted', async () => {
  const upstream = await startUpstream(stallsAfter());
  const { ask, say } = makeGuide({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: upstream.url, CHAT_PER_MINUTE: 1 });
  const leaving = new AbortController();
  const received = upstream.nextReceived();
  const answer = ask('/api/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [user('A?')] }),
    signal: leaving.signal,
  });
  await received;
  leaving.abort();
  expect((await answer).status).toBe(499);
  expect((await say('A?')).status).toBe(429);
}, 18_000);

test('a provider that is not set up is told, and a model that it does not have too', async () => {
  const { say } = await talking();
  expect(await errorOf(await say('A?', { provider: 'mistral' }))).toMatchObject({
    status: 400,
    param: 'provider',
    code: 'provider_not_configured',
  });
  expect(await errorOf(await say('A?', { model: 'gpt-unheard-of' }))).toMatchObject({
    status: 404,
    code: 'model_not_found',
  });
});

test('without a key the library answers, whatever model is named', async () => {
  const { say } = makeGuide();
  const { roe, model } = await (await say('What of anger?', { model: 'gpt-4o' })).json();
  expect([roe.providerUsed, roe.modelUsed, model]).toEqual(['built-in', 'built-in', 'built-in']);
});

test('shipping the chat changes the persona, the models and the limits within a second, without a restart', async () => {
  const { say, sent, ship, clock } = await talking();
  await say('A?');
  const { persona, options } = await import('./guide.fixture.ts');
  ship(2, {
    persona: { ...persona, instructions: ['You are somebody new.'] },
    guide: {
      ...options,
      limits: { ...options.limits, perMinute: 2 },
      providers: {
        ...options.providers,
        openai: { label: 'OpenAI', defaultModel: 'gpt-9', models: [{ id: 'gpt-9', servedAs: 'gpt-9-real' }] },
      },
    },
  });
  clock.now += 1000;
  await say('A?');
  expect(sent()[0]?.content).toMatch(/^You are somebody new\.\n\nSpeak to a beginner/);
  expect((await say('A?')).status).toBe(429);
});

test('private files that are not as they should be are told in the log once, with file and field, and the reader is told to come back', async () => {
  const { say, ship, clock, log } = await talking();
  const { options } = await import('./guide.fixture.ts');
  ship(2, { guide: { ...options, limits: { ...options.limits, perMinute: 0 } } });
  clock.now += 1000;
  expect(await errorOf(await say('A?'))).toMatchObject({ status: 503, type: 'server_error', code: 'no_guide' });
  await say('A?');
  expect(log).toEqual([
    'The guide cannot answer.\nsections/chat/private/guide.2.json: field "limits.perMinute": expected a number from 1, received 0',
  ]);
  ship(3);
  clock.now += 1000;
  expect((await say('A?')).status).toBe(200);
});
