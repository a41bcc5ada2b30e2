import { expect, test } from 'vitest';
import { makeGuide } from '../gateway.fixture.ts';
import { lists, refuses, says, startUpstream } from './upstream.fixture.ts';

test('Claude’s models are asked for as its own list wants it, and kept for an hour', async () => {
  const upstream = await startUpstream(lists('claude-one', 'claude-two'));
  const { ask, clock } = makeGuide({ ANTHROPIC_API_KEY: 'sk-SECRET', ANTHROPIC_BASE_URL: upstream.url });
  const list = async () => (await ask('/api/anthropic/models')).json();
  expect(await list()).toEqual({
    object: 'list',
    data: [
      { id: 'claude-one', object: 'model' },
      { id: 'claude-two', object: 'model' },
    ],
    isFallback: false,
  });
  const [{ url, headers }] = upstream.received as [(typeof upstream.received)[0]];
  expect(url).toBe('/v1/models?limit=1000');
  expect(headers).toMatchObject({ 'x-api-key': 'sk-SECRET', 'anthropic-version': '2023-06-01' });
  expect(headers).not.toHaveProperty('authorization');
  clock.now += 3_599_999;
  await list();
  expect(upstream.received).toHaveLength(1);
  clock.now += 1;
  await list();
  expect(upstream.received).toHaveLength(2);
});

test('where a list cannot be had, the models that the site knows of stay, and after a minute it is asked again', async () => {
  const upstream = await startUpstream(refuses(401), lists('models/gemini-new', 'models/text-embedding-9'));
  const { ask, clock } = makeGuide({ GEMINI_API_KEY: 'sk-SECRET', GEMINI_BASE_URL: upstream.url });
  const list = async () => (await ask('/api/gemini/models')).json();
  expect(await list()).toEqual({ object: 'list', data: [{ id: 'gemini-pro', object: 'model' }], isFallback: true });
  await list();
  expect(upstream.received).toHaveLength(1);
  clock.now += 60_000;
  expect((await list()).data).toEqual([{ id: 'gemini-new', object: 'model' }]);
});

test('a list is asked for once, however many ask at the same time', async () => {
  const upstream = await startUpstream(lists('m'));
  const { ask } = makeGuide({ MISTRAL_API_KEY: 'sk-SECRET', MISTRAL_BASE_URL: upstream.url });
  await Promise.all(Array.from({ length: 20 }, () => ask('/api/mistral/models')));
  expect(upstream.received).toHaveLength(1);
});

test('who can answer is told: who is set up, who can be reached, what is retired', async () => {
  const [good, bad] = await Promise.all([startUpstream(lists('gpt-4o', 'gpt-new')), startUpstream(refuses(500))]);
  const { ask } = makeGuide({
    OPENAI_API_KEY: 'sk-SECRET',
    OPENAI_BASE_URL: good.url,
    CUSTOM_BASE_URL: bad.url,
    CHAT_MODELS: new Map([['gpt-4o', 'gpt-new']]),
  });
  const { default: answerer, data } = await (await ask('/api/providers')).json();
  expect(answerer).toBe('openai');
  const summary = data.map(({ id, isConfigured, isReachable }: Record<string, unknown>) => [
    id,
    isConfigured,
    isReachable,
  ]);
  expect(summary).toEqual([
    ['built-in', true, true],
    ['openai', true, true],
    ['anthropic', false, null],
    ['mistral', false, null],
    ['ollama', false, null],
    ['gemini', false, null],
    ['custom', true, false],
  ]);
  expect(data[1]).toMatchObject({
    label: 'OpenAI',
    defaultModel: 'gpt-4o',
    models: [
      { id: 'gpt-4o', servedAs: 'gpt-new', isRetired: false },
      { id: 'gpt-4-turbo', servedAs: 'gpt-new', isRetired: true },
      { id: 'gpt-new', servedAs: 'gpt-new', isRetired: false },
    ],
  });
});

test('a model of a live list can be asked for, one that is in no list cannot', async () => {
  const upstream = await startUpstream(lists('gemma-9'), says('Yes.'));
  const { say } = makeGuide({ OLLAMA_BASE_URL: upstream.url });
  expect((await say('A?', { provider: 'ollama', model: 'gemma-10' })).status).toBe(404);
  expect((await say('A?', { provider: 'ollama', model: 'gemma-9' })).status).toBe(200);
});

test('without any key the library answers, and the lists are those that the site knows of', async () => {
  const { ask } = makeGuide();
  expect((await (await ask('/api/providers')).json()).default).toBe('built-in');
  expect((await (await ask('/api/built-in/models')).json()).data).toEqual([{ id: 'built-in', object: 'model' }]);
  expect((await (await ask('/api/anthropic/models')).json()).isFallback).toBe(true);
  const none = await ask('/api/nobody/models');
  expect([none.status, (await none.json()).error.code]).toEqual([404, 'provider_not_found']);
  const wrong = await ask('/api/openai/models', { method: 'DELETE' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
