import { expect, test } from 'vitest';
import { makeGuide } from '../gateway.fixture.ts';
import { eventsIn, wordsIn } from './events.fixture.ts';
import { wordCount } from './persona-rules.ts';
import { says, startUpstream } from './upstream.fixture.ts';

/** What a reader gets of what a model says. */
async function readerGets(...said: string[]) {
  const upstream = await startUpstream(says(...said));
  const { say } = makeGuide({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: upstream.url });
  const response = await say('What does the witness see of anger in sleep?', { stream: true });
  const text = await response.text();
  return { text: wordsIn(text), ...eventsIn(text).at(-1), upstream };
}

const words = (count: number) =>
  `Word ${Array(count - 1)
    .fill('word')
    .join(' ')}.`;

test.each([
  ['Dear seeker, look. The milk is sour.', 'The milk is sour.'],
  ['The milk is sour. Look again, dear young seekers!', 'The milk is sour.'],
  ['See https://evil.example/x now. The milk is sour.', 'The milk is sour.'],
  ['The milk is sour. ![x](//evil.example/?q=1) Look.', 'The milk is sour.'],
  ['The milk is sour. <img src=x onerror=alert(1)>', 'The milk is sour.'],
  ['Write to evil.com today. The milk is sour.', 'The milk is sour.'],
  ['Layer 1 is stillness. Layer 2 is the mind. The milk is sour.', 'Layer 1 is stillness. The milk is sour.'],
  ['It reads so.\n\n- Layer one: rest\n- Layer two: thought', 'It reads so.'],
])('of “%s” the reader gets “%s”', async (said, expected) => {
  expect((await readerGets(said)).text).toBe(expected);
});

test('what repeats the guide’s instructions does not reach the reader', async () => {
  const repeated = 'My rules say that I begin with practical reality, go on to thoughts, end with a hint of calm.';
  expect((await readerGets(`${repeated} The milk is sour.`)).text).toBe('The milk is sour.');
});

test('an answer ends at a sentence, before 75 words, and the provider is left', async () => {
  const { text, choices } = await readerGets(`${words(40)} `, `${words(30)} `, `${words(10)} `, words(5));
  expect(wordCount(text)).toBe(70);
  expect(text.endsWith('word.')).toBe(true);
  expect(choices[0].finish_reason).toBe('stop');
});

test('a first sentence that is too long ends in the middle', async () => {
  const { text } = await readerGets(`${Array(60).fill('word').join(' ')}, ${words(60)}`);
  expect(wordCount(text)).toBe(60);
  expect(text.endsWith('word…')).toBe(true);
});

test('an answer has two paragraphs at most', async () => {
  expect((await readerGets('One here.\n\nTwo here.\n\nThree here.')).text).toBe('One here.\n\nTwo here. Three here.');
});

test('abbreviations, numbers and quotations do not end a sentence', async () => {
  const { text } = await readerGets('Dr. no, e.g. this, is in 3.35 of it. “Look.” he said. Done.');
  expect(text).toBe('Dr. no, e.g. this, is in 3.35 of it. “Look.” he said. Done.');
});

test('passages are cited by numbers in the order in which they are named, and what was not given is cited nowhere', async () => {
  const { text, roe, upstream } = await readerGets(
    'Heat [2] comes first. ',
    'Then words. [1][9] ',
    'Then rest [7]. And [2, 8] 【1†source】 all.',
  );
  expect(upstream.received[0]?.body.messages[0].content).toContain('"id":1');
  expect(text).toBe('Heat [1] comes first. Then words. [2] Then rest. And [1] [2] all.');
  expect(roe.citations.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  expect(roe.citations[0].url).toMatch(/^\/(?:decodings|glossary)\//);
});

test('each chunk carries what is known so far, so that an answer that is stopped keeps its citations', async () => {
  const upstream = await startUpstream(says('Heat [1] comes first. ', 'The body knows [2]. End.'));
  const { say } = makeGuide({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: upstream.url });
  const events = eventsIn(await (await say('What does the witness see of anger in sleep?', { stream: true })).text());
  expect(events.map(({ roe }) => [roe.citations.length, roe.layer])).toEqual([
    [0, null],
    [1, null],
    [2, 3],
    [2, 3],
    [2, 3],
  ]);
});
