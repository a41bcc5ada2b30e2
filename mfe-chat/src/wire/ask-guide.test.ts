import { afterEach, expect, test, vi } from 'vitest';
import { askGuide } from './ask-guide.ts';
import { endEvents, errorEvent, pieceEvent, streamOf } from './wire.fixture.ts';

const asked = { messages: [{ role: 'user' as const, content: 'What now?' }] };
const bytes = (text: string) => new TextEncoder().encode(text);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answering = (answer: (init: RequestInit) => Promise<Response>) => {
  const fetched = vi.fn((_address: string, init: RequestInit) => answer(init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const streaming = (...events: string[]) =>
  answering(async () => new Response(streamOf(events.map(bytes)), { status: 200 }));

const signal = () => new AbortController().signal;

async function answer(leaving = signal()) {
  let text = '';
  let last: unknown;
  try {
    for await (const piece of askGuide(asked, leaving)) {
      text += piece.text;
      last = piece.notes;
    }
  } catch (error) {
    return { text, failure: (error as Error).message };
  }
  return { text, notes: last };
}

test('an answer comes in pieces, with what is known of it', async () => {
  const citations = [{ id: 1, url: '/glossary/om', title: 'Om' }];
  const fetched = streaming(
    pieceEvent('Be still. '),
    pieceEvent('And look.', { citations }),
    endEvents({ layer: 1, citations }),
  );
  expect(await answer()).toEqual({
    text: 'Be still. And look.',
    notes: { providerUsed: 'built-in', modelUsed: 'built-in', layer: 1, citations },
  });
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({ ...asked, stream: true });
});

test('a citation that leads out of the site is left out', async () => {
  const citations = ['https://evil.example', '//evil.example', '/om'].map((url, id) => ({ id, url, title: 'x' }));
  streaming(endEvents({ citations }));
  expect((await answer()).notes).toMatchObject({ citations: [{ url: '/om' }] });
});

test('what came before a failure is there, and the failure is the gateway’s sentence', async () => {
  streaming(pieceEvent('Be still.'), errorEvent('The provider stopped. Try again.'));
  expect(await answer()).toEqual({ text: 'Be still.', failure: 'The provider stopped. Try again.' });
});

test.each([
  ['a stream that ends before its end', [pieceEvent('Be')], 'The answer broke off before its end. Try again.'],
  [
    'what is no JSON',
    ['data: {"choices\n\n'],
    'The site answered with something that cannot be read. Try again later.',
  ],
  [
    'JSON of something else',
    ['data: null\n\n'],
    'The site answered with something that cannot be read. Try again later.',
  ],
])('%s is a failure', async (_, events, failure) => {
  streaming(...events);
  expect((await answer()).failure).toBe(failure);
});

test('a refusal is told in the gateway’s words', async () => {
  const message = 'The provider is asked too much now. Try again in 30 s, or choose another one.';
  const headers = { 'retry-after': '30' };
  answering(async () => Response.json({ error: { message, code: 'busy' } }, { status: 429, headers }));
  expect((await answer()).failure).toBe(message);
});

test.each([
  ['60', '60 seconds'],
  ['3240', '54 minutes'],
])('who asks too often is told when to ask again: after %s s', async (seconds, words) => {
  const error = { message: 'Expected at most 10 questions in a minute from one address.', code: null };
  answering(async () => Response.json({ error }, { status: 429, headers: { 'retry-after': seconds } }));
  const failure = `You have asked a great deal in a short time. Ask again in ${words}.`;
  expect((await answer()).failure).toBe(failure);
});

test('where something else answers, or nothing, the reader is told what to do', async () => {
  answering(async () => new Response('<h1>Not found</h1>', { status: 404 }));
  expect((await answer()).failure).toMatch(/^Nobody answers here/);
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await answer()).failure).toMatch(/could not be reached/);
});

/** A connection on which nothing is sent. */
const silent = () =>
  answering(({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))));

test('who leaves ends the connection, without a failure', async () => {
  const fetched = silent();
  const leaving = new AbortController();
  const ending = answer(leaving.signal);
  leaving.abort();
  expect(await ending).toEqual({ text: '', notes: undefined });
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

test('after a minute of silence nothing more is expected', async () => {
  vi.useFakeTimers();
  silent();
  const ending = answer();
  await vi.advanceTimersByTimeAsync(59_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await ending).failure).toMatch(/^Nothing was heard/);
});

test('a minute counts from the last word', async () => {
  vi.useFakeTimers();
  let send = (_event: string) => {};
  answering(
    async ({ signal }) =>
      new Response(
        new ReadableStream({
          start(controller) {
            send = (event) => controller.enqueue(bytes(event));
            signal?.addEventListener('abort', () => controller.error(signal.reason));
          },
        }),
      ),
  );
  const ending = answer();
  await vi.advanceTimersByTimeAsync(59_000);
  send(pieceEvent('One.'));
  await vi.advanceTimersByTimeAsync(59_000);
  send(pieceEvent(' Two.'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await ending).toMatchObject({ text: 'One. Two.', failure: expect.stringMatching(/^Nothing was heard/) });
});
