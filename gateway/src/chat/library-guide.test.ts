import { expect, test } from 'vitest';
import { makeGuide } from '../gateway.fixture.ts';
import { wordsIn } from './events.fixture.ts';
import { page, pages } from './guide.fixture.ts';
import { wordCount } from './persona-rules.ts';

/** The words of an answer, and what is said of it. */
async function answerTo(response: Response) {
  expect(response.status).toBe(200);
  const { choices, roe } = await response.json();
  return { text: choices[0].message.content as string, ...roe };
}

test('the library answers with what a text is about and sentences of its layers, from form to stillness, cites each, and says that it is the library', async () => {
  const { say } = makeGuide();
  const { text, providerUsed, modelUsed, citations, layer } = await answerTo(await say('Where does anger come from?'));
  expect(text).toBe(
    'From the library, for a beginner Anger at a spoilt breakfast is older than the milk. [1] Anger makes the heart beat faster and the hands grow warm. [2] In thoughts, for a beginner Behind the anger stands an old hurt that nobody has heard. [3] In quiet, for a beginner Your anger is heard, and what hears it does not shout. [4]',
  );
  expect([providerUsed, modelUsed, layer]).toEqual(['built-in', 'built-in', null]);
  expect(citations).toEqual([
    { id: 1, url: '/decodings/anger', title: 'The Loud Room' },
    { id: 2, url: '/decodings/anger#form', title: 'Layer 3: a red face' },
    { id: 3, url: '/decodings/anger#mind', title: 'Layer 2: an old quarrel' },
    { id: 4, url: '/decodings/anger#still', title: 'Layer 1: what hears' },
  ]);
});

test('where what a text says of itself leaves out the question, the sentence that answers goes first', async () => {
  const { say } = makeGuide();
  const { text, citations } = await answerTo(await say('What happens to the eyes in sleep?'));
  expect(text).toContain('for a beginner In sleep the eyes move under their lids four times a night. [1]');
  expect(text).not.toContain('Night Shift, in a sentence.');
  expect(citations[0].url).toBe('/decodings/sleep#form');
});

test('it streams as a model does', async () => {
  const { say } = makeGuide();
  const words = wordsIn(await (await say('Where does anger come from?', { stream: true })).text());
  expect(words).toBe((await answerTo(await say('Where does anger come from?'))).text);
});

test.each([
  'What is sakshi?',
  'What does sākṣī mean?',
  'sakshee',
  'साक्षी',
  'What is the witness?',
  'Please explain the word Sakshi',
])('“%s” is answered with the term’s sense', async (question) => {
  const { say } = makeGuide();
  const { text, citations } = await answerTo(await say(question));
  expect(text).toBe(
    'From the library, for a beginner sākṣī: The witness: present to every thought, it takes no side. [1]',
  );
  expect(citations).toEqual([{ id: 1, url: '/glossary/sakshi', title: 'sākṣī' }]);
});

test('the level of the reader chooses the words between, and among texts that fit alike that of the level', async () => {
  const { say, ship, clock } = makeGuide();
  const forSeers = pages
    .slice(0, 1)
    .map((document) => ({ ...document, url: '/decodings/anger-again', level: 'Seer' as const }));
  ship(2, { documents: [...pages, ...forSeers] });
  clock.now += 1000;
  const seeker = await answerTo(await say('Where does anger come from?', { level: 'seeker' }));
  expect(seeker.text).toMatch(/^From the library, for a seeker /);
  expect(seeker.citations[0].url).toBe('/decodings/anger');
  const realized = await answerTo(await say('Where does anger come from?', { level: 'realized' }));
  expect(realized.citations[0].url).toBe('/decodings/anger-again');
});

test('what goes on with a question stays with its subject, and says something else', async () => {
  const { complete } = makeGuide();
  const first = { role: 'user', content: 'What happens to the eyes in sleep?' };
  const { text } = await answerTo(await complete({ messages: [first] }));
  const messages = [first, { role: 'assistant', content: text }, { role: 'user', content: 'and why?' }];
  const second = await answerTo(await complete({ messages }));
  expect(second.citations.map(({ url }: { url: string }) => url.split('#')[0])).toContain('/decodings/sleep');
  expect(second.text).not.toContain('In sleep the eyes move');
});

test('“and” goes on with a question, however long; what a text is about is not said twice', async () => {
  const { complete } = makeGuide();
  const first = { role: 'user', content: 'Where does anger come from?' };
  const text = 'Anger at a spoilt breakfast is older than the milk. [1]';
  const next = { role: 'user', content: 'And what should I do with it on every ordinary day at home?' };
  const messages = [first, { role: 'assistant', content: text }, next];
  const second = await answerTo(await complete({ messages }));
  expect(second.citations[0].url).toMatch(/^\/decodings\/anger/);
  expect(second.text).not.toContain('Anger at a spoilt breakfast is older than the milk.');
});

test.each(['mujhe gussa bahut aata hai, kya karu?', 'Gussa kyon aata hai?'])('“%s” is understood', async (question) => {
  const { say } = makeGuide();
  expect((await answerTo(await say(question))).citations[0].url).toBe('/decodings/anger');
});

test('what a text mentions in passing is not what it is about', async () => {
  const { say, ship, clock } = makeGuide();
  const aside = [
    { anchor: '', heading: '', text: 'The moon hides the sun. The head bears them a grudge and swallows them.' },
  ];
  ship(2, { documents: [...pages, page('/decodings/eclipse', 'A Shadow', aside)] });
  clock.now += 1000;
  const { text } = await answerTo(await say('How do I let go of a grudge?'));
  expect(text).toBe('The library holds nothing on this, dear beginner');
});

test('a page that the question is about goes before all others', async () => {
  const { say } = makeGuide();
  const { citations } = await answerTo(await say('What is heard here of anger?', { about: '/decodings/sleep' }));
  expect(citations[0].url).toMatch(/^\/decodings\/sleep/);
});

test('what the library holds nothing on is told, with the nearest pages where there are any', async () => {
  const { say } = makeGuide();
  const nothing = await answerTo(await say('How do I reset a router?'));
  expect(nothing).toMatchObject({ text: 'The library holds nothing on this, dear beginner', citations: [] });
  const near = await answerTo(await say('Do eyes like pizza?'));
  expect(near.text).toBe('The library holds nothing on this, dear beginner Nearest are: Night Shift [1].');
  const far = await answerTo(await say('Which router helps against eyes, bitcoin, taxes, pizza and penguins?'));
  expect(far).toMatchObject({ text: 'The library holds nothing on this, dear beginner', citations: [] });
});

test('an answer has fewer words than the persona allows, however long the sentences are', async () => {
  const { say, ship, clock } = makeGuide();
  const long = (word: string) => `${word} ${'anger rises in the mind and falls again '.repeat(3)}at last.`;
  const layers = [3, 2, 1].map((layer) => ({
    anchor: `l${layer}`,
    heading: `Layer ${layer}: anger`,
    text: long(`Heat${layer}`),
  }));
  ship(2, { documents: [page('/decodings/long', 'Long', layers)] });
  clock.now += 1000;
  const { text, citations } = await answerTo(await say('What of anger?'));
  expect(wordCount(text)).toBeLessThan(75);
  expect(citations).not.toEqual([]);
});

test('a ship of new texts is followed within a second', async () => {
  const { say, ship, clock } = makeGuide();
  expect((await answerTo(await say('Tell me about penguins'))).citations).toEqual([]);
  ship(2, {
    documents: [
      page('/decodings/penguin', 'Penguins on a Shore', [
        { anchor: '', heading: '', text: 'Penguins stand close when the wind blows.' },
      ]),
    ],
  });
  clock.now += 1000;
  expect((await answerTo(await say('Tell me about penguins'))).citations[0].url).toBe('/decodings/penguin');
});
