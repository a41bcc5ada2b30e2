import type { ServerResponse } from 'node:http';
import { providers } from '@roe/shared/api/chat';
import { afterEach, expect, test, vi } from 'vitest';
import { makeGuide } from '../gateway.fixture.ts';
import { eventsIn, wordsIn } from './events.fixture.ts';
import {
  type Behaviour,
  chunksOf,
  dropsAfter,
  refuses,
  says,
  sends,
  stallsAfter,
  startUpstream,
} from './upstream.fixture.ts';

/** The gateway with a provider that behaves so. */
async function guideWith(...behaviours: Behaviour[]) {
  const upstream = await startUpstream(...behaviours);
  const gateway = makeGuide({ OPENAI_API_KEY: 'sk-SECRET', OPENAI_BASE_URL: upstream.url });
  return { ...gateway, upstream };
}

const stream = { stream: true };
const soon = { 'retry-after-ms': '1' };

test('an answer comes in one piece, in the form of OpenAI’s completions', async () => {
  const { say, upstream } = await guideWith(says('Breathe ', 'out. ', 'Then look.'));
  const response = await say('What now?', { model: 'gpt-4o' });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    id: expect.stringMatching(/^chatcmpl-/),
    object: 'chat.completion',
    created: Date.UTC(2025, 2, 1, 12) / 1000,
    model: 'served-model',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: 'Breathe out. Then look.', refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    roe: { providerUsed: 'openai', modelUsed: 'served-model', layer: null, citations: [] },
  });
  expect(upstream.received).toHaveLength(1);
});

test('an answer is streamed sentence by sentence; each chunk says by whom it is, and the last that it is whole', async () => {
  const { say } = await guideWith(says('Stillness ', 'first. Then ', 'the body.'));
  const response = await say('What now?', stream);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const text = await response.text();
  const events = eventsIn(text);
  expect(events.map(({ choices: [choice] }) => [choice.delta, choice.finish_reason])).toEqual([
    [{ role: 'assistant', content: '' }, null],
    [{ content: 'Stillness first.' }, null],
    [{ content: ' Then the body.' }, null],
    [{}, 'stop'],
  ]);
  expect(events.at(-1).roe).toEqual({ providerUsed: 'openai', modelUsed: 'served-model', layer: 1, citations: [] });
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
});

test.each([
  ['split at every byte', sends(`: keep-alive\n\n${chunksOf(['Śānti. ', 'Peace “now”.'])}`, true)],
  ['with keep-alives between', sends(chunksOf(['Śānti. Peace ', '“now”.']).replaceAll('\n\n', '\n\n: ping\n\n'))],
  ['with CRLF', sends(chunksOf(['Śānti. ', 'Peace “now”.']).replaceAll('\n', '\r\n'))],
  ['with empty deltas and no choices', sends(`data: {"choices":[]}\n\n${chunksOf(['Śānti. ', '', 'Peace “now”.'])}`)],
])('what a provider sends is read when it comes %s', async (_, behaviour) => {
  const { say } = await guideWith(behaviour);
  expect(wordsIn(await (await say('Peace?', stream)).text())).toBe('Śānti. Peace “now”.');
});

test.each(providers)('%s is sent the fields that it knows, and no others', async (provider) => {
  const upstream = await startUpstream(says('Yes.'));
  const name = provider.toUpperCase();
  const { say } = makeGuide({ [`${name}_API_KEY`]: 'sk-SECRET', [`${name}_BASE_URL`]: upstream.url });
  const others = { n: 3, tools: [], user: 'me', seed: 1, stream_options: { include_usage: true } };
  expect((await say('What now?', { provider, temperature: 0.2, ...others })).status).toBe(200);
  const [{ method, url, headers, body }] = upstream.received as [(typeof upstream.received)[0]];
  expect([method, url]).toEqual(['POST', '/v1/chat/completions']);
  expect(headers.authorization).toBe('Bearer sk-SECRET');
  expect(Object.keys(headers).filter((header) => header.startsWith('openai-'))).toEqual([]);
  const most = provider === 'openai' ? 'max_completion_tokens' : 'max_tokens';
  expect(Object.keys(body).sort()).toEqual(['messages', 'model', 'stream', 'temperature', most].sort());
  expect([body.stream, body.temperature, body[most]]).toEqual([true, 0.2, 300]);
});

test('a provider without a key is asked without one', async () => {
  const upstream = await startUpstream(says('Yes.'));
  const { say } = makeGuide({ OLLAMA_BASE_URL: upstream.url });
  await say('What now?', { provider: 'ollama' });
  expect(upstream.received[0]?.headers).not.toHaveProperty('authorization');
  expect(upstream.received[0]?.body.model).toBe('gemma3:1b');
});

test('a model that is served under another name is asked for by that name', async () => {
  const { say, upstream } = await guideWith(says('Yes.'));
  await say('What now?', { model: 'gpt-4-turbo' });
  expect(upstream.received[0]?.body).toMatchObject({ model: 'gpt-new', temperature: 0.8 });
});

test.each([
  [400, { error: { message: "Unsupported value: 'temperature'", param: 'temperature' } }],
  [422, { detail: [{ loc: ['body', 'temperature'], msg: 'Extra inputs are not permitted' }] }],
  [400, [{ error: { code: 400, message: 'Unknown name "temperature": Cannot find field.' } }]],
  [400, 'temperature is deprecated for this model'],
])('a field that a provider refuses with %i %j is left out, and it is asked again', async (status, body) => {
  const { say, upstream } = await guideWith(refuses(status, body), says('Yes.'));
  expect((await say('What now?')).status).toBe(200);
  expect(upstream.received.map(({ body }) => 'temperature' in body)).toEqual([true, false]);
});

test('two fields that are refused one after the other are both left out, and a third refusal is told', async () => {
  const named = (field: string) => refuses(400, { error: { message: `'${field}' is not supported` } });
  const { say, upstream } = await guideWith(named('max_completion_tokens'), named('temperature'), named('model'));
  const response = await say('What now?');
  expect(response.status).toBe(502);
  expect((await response.json()).error).toMatchObject({ type: 'server_error', code: 'refused' });
  expect(Object.keys(upstream.received[2]?.body)).toEqual(['model', 'messages', 'stream']);
  expect(upstream.received).toHaveLength(3);
});

test.each([408, 409, 429, 500, 503])('%i is tried again, twice at most', async (status) => {
  const { say, upstream } = await guideWith(refuses(status, {}, soon), refuses(status, {}, soon), says('Yes.'));
  expect((await say('What now?')).status).toBe(200);
  expect(upstream.received).toHaveLength(3);
});

test.each([
  [500, 502, 'unavailable', 3],
  [408, 502, 'unavailable', 3],
  [401, 502, 'not_accepted', 1],
  [403, 502, 'not_accepted', 1],
  [404, 404, 'model_not_found', 1],
  [400, 502, 'refused', 1],
])(
  'a provider that goes on answering %i is told as %i "%s" after %i requests',
  async (status, expected, code, requests) => {
    const error = { error: { message: 'sk-SECRET at api.hidden.example is wrong', code: 'secret_code' } };
    const { say, upstream, log } = await guideWith(refuses(status, error, soon));
    const response = await say('What now?');
    expect(response.status).toBe(expected);
    expect(response.headers.get('x-should-retry')).toBe('false');
    const text = await response.text();
    expect(JSON.parse(text).error).toMatchObject({ code, param: null });
    expect(text + log.join()).not.toMatch(/SECRET|hidden|secret_code/);
    expect(upstream.received).toHaveLength(requests);
  },
);

test('a provider that asks to wait longer than anybody does is not asked again: the reader is told when', async () => {
  const { say, upstream } = await guideWith(refuses(429, {}, { 'retry-after': '90' }));
  const response = await say('What now?');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '90']);
  expect((await response.json()).error).toMatchObject({ type: 'rate_limit_error', code: 'busy' });
  expect(upstream.received).toHaveLength(1);
});

test('a redirect is not followed: key and question stay with the provider', async () => {
  const elsewhere = await startUpstream(says('Mine.'));
  const { say } = await guideWith(refuses(307, {}, { location: `${elsewhere.url}/chat/completions` }));
  expect((await say('What now?')).status).toBe(502);
  expect(elsewhere.received).toEqual([]);
});

test.each([
  ['drops the connection', dropsAfter('One. Two'), 'broken_off'],
  ['ends without saying so', sends(chunksOf(['One. Two'], { finish: null })), 'broken_off'],
  ['sends what is no JSON', sends(`${chunksOf(['One. Two'], { finish: null })}data: {not json\n\n`), 'malformed'],
  [
    'sends an error',
    sends(`${chunksOf(['One. Two'], { finish: null })}data: {"error":{"message":"boom"}}\n\n`),
    'broken_off',
  ],
  ['withholds the rest', sends(chunksOf(['One. Two'], { finish: 'content_filter' })), 'withheld'],
])('where a provider %s, the reader keeps what came and is told why there is no more', async (_, behaviour, code) => {
  const { say } = await guideWith(behaviour);
  const response = await say('What now?', stream);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(wordsIn(text)).toBe('One.');
  expect(eventsIn(text).at(-1).error).toMatchObject({ code, message: expect.stringContaining('.') });
  expect(text).not.toContain('[DONE]');
});

test.each([
  ['no words at all', sends(chunksOf([])), 502, 'empty'],
  ['nothing but space', says(' ', '\n'), 502, 'empty'],
  ['what is no stream', refuses(200, 'plain words'), 502, 'broken_off'],
  ['an error at once', sends('data: {"error":{"message":"boom"}}\n\n'), 502, 'broken_off'],
])('an answer of %s is a failure', async (_, behaviour, status, code) => {
  const { say } = await guideWith(behaviour);
  const response = await say('What now?');
  expect([response.status, (await response.json()).error.code]).toEqual([status, code]);
});

test('a reader that stops reading stops the provider', async () => {
  const { say, upstream } = await guideWith(stallsAfter('One. ', 'Two'));
  const reader = (await say('What now?', stream)).body?.getReader();
  await reader?.read();
  const closed = upstream.nextClosed();
  await reader?.cancel();
  expect(await closed).toBe(false);
}, 18_000);

afterEach(() => {
  vi.useRealTimers();
});

const timers = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(globalThis, 'clearTimeout');
};

test('after 20 s without a word the reader is told, and the provider is left', async () => {
  const { say, upstream } = await guideWith(stallsAfter());
  timers();
  const received = upstream.nextReceived();
  const answer = say('What now?', stream);
  await received;
  const closed = upstream.nextClosed();
  vi.advanceTimersByTime(19_999);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  vi.advanceTimersByTime(1);
  const response = await answer;
  expect([response.status, (await response.json()).error.code]).toEqual([504, 'late']);
  expect(await closed).toBe(false);
});

test('after 45 s in which a provider says nothing more the answer ends with the reason', async () => {
  const { say, upstream } = await guideWith(stallsAfter('One. ', 'Two'));
  const response = await say('What now?', stream);
  const closed = upstream.nextClosed();
  timers();
  const text = response.text();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(45_000);
  expect(eventsIn(await text).at(-1).error.code).toBe('stalled');
  expect(await closed).toBe(false);
});

test('an answer in one piece is not waited for longer than its connection lives', async () => {
  let provider: ServerResponse | undefined;
  const { say, upstream } = await guideWith((response) => {
    provider = response.writeHead(200, { 'content-type': 'text/event-stream' });
  });
  timers();
  const received = upstream.nextReceived();
  const answer = say('What now?');
  await received;
  const closed = upstream.nextClosed();
  for (const wait of [19_000, 30_000]) {
    const before = vi.mocked(clearTimeout).mock.calls.length;
    provider?.write(chunksOf(['One. '], { finish: null }));
    await vi.waitFor(() => expect(vi.mocked(clearTimeout).mock.calls.length).toBeGreaterThan(before));
    vi.advanceTimersByTime(wait);
  }
  vi.advanceTimersByTime(1000);
  const response = await answer;
  expect([response.status, (await response.json()).error.code]).toEqual([504, 'too_long']);
  expect(await closed).toBe(false);
});

test('a provider that nobody can reach is told after three attempts', async () => {
  const { say } = makeGuide({ CUSTOM_BASE_URL: 'http://127.0.0.1:1/v1' });
  timers();
  const answer = say('What now?', { provider: 'custom' });
  for (let attempt = 1; attempt < 3; attempt++) {
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(4)); // one of them waits for the next attempt
    vi.advanceTimersByTime(1000);
  }
  const response = await answer;
  expect([response.status, (await response.json()).error.code]).toEqual([502, 'unavailable']);
});
