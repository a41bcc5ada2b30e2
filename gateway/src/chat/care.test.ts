import { expect, test } from 'vitest';
import { makeGuide } from '../gateway.fixture.ts';
import { wordsIn } from './events.fixture.ts';
import { says, startUpstream } from './upstream.fixture.ts';

/** The gateway with a provider that must not be asked. */
async function caring() {
  const upstream = await startUpstream(says('Have you tried breathing?'));
  return { upstream, ...makeGuide({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: upstream.url, CHAT_PER_MINUTE: 1 }) };
}

test('who may be in danger is sent to the local emergency number and to a person, and no model is asked', async () => {
  const { say, upstream, log } = await caring();
  const { choices, roe } = await (await say('I want to die')).json();
  const { content } = choices[0].message;
  expect(content).toContain('call your local emergency number');
  expect(content).toContain('go to a person nearby');
  expect(content).not.toMatch(/\d/);
  expect(roe).toEqual({ providerUsed: 'built-in', modelUsed: 'built-in', layer: null, citations: [], isCare: true });
  expect(upstream.received).toEqual([]);
  expect(log).toEqual([]);
});

test('who writes in Hindi is answered in Hindi, as a stream too', async () => {
  const { say, upstream } = await caring();
  const words = wordsIn(await (await say('main marna chahta hoon', { stream: true })).text());
  expect(words).toContain('emergency number par phone kijiye');
  expect(words).not.toMatch(/\d/);
  expect(upstream.received).toEqual([]);
});

test('the answer comes whatever the limits say, and where the guide’s own files are broken', async () => {
  const { say, ship, clock } = await caring();
  for (let time = 0; time < 5; time++) expect((await say('I want to die')).status).toBe(200);
  expect((await say('What of anger?')).status).toBe(200);
  expect((await say('What of anger?')).status).toBe(429);
  expect((await say('I want to die')).status).toBe(200);
  ship(2, { persona: {} });
  clock.now += 1000;
  expect((await say('I want to die')).status).toBe(200);
});

test('a few words after such a message are heard with it, a question of its own is not', async () => {
  const { complete, upstream } = await caring();
  const after = (content: string) =>
    complete({
      messages: [
        { role: 'user', content: 'I want to die' },
        { role: 'assistant', content: '…' },
        { role: 'user', content },
      ],
    });
  expect((await (await after('how, without pain?')).json()).roe.isCare).toBe(true);
  expect(upstream.received).toEqual([]);
  const { roe } = await (await after('I have called my sister. What does the word witness mean?')).json();
  expect(roe.isCare).toBeUndefined();
});
