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

test('the library answers in sentences of its layers from form to stillness, cites each, and says that it is the library', async () => {
  const { say } = makeGuide();
  const { text, providerUsed, modelUsed, citations, layer } = await answerTo(await say('Where does anger come from?'));
  expect(text).toBe(
    'From the library, for a beginner Anger makes the heart beat faster and the hands grow warm. [1] In thoughts, for a beginner Behind the anger stands an old hurt that nobody has heard. [2] In quiet, for a beginner Your anger is heard, and what hears it does not shout. [3]',
  );
  expect([providerUsed, modelUsed, layer]).toEqual(['built-in', 'built-in', null]);
  expect(citations).toEqual([
    { id: 1, url: '/decodings/anger#form', title: 'The Loud Room' },
    { id: 2, url: '/decodings/anger#mind', title: 'The Loud Room' },
    { id: 3, url: '/decodings/anger#still', title: 'The Loud Room' },
  ]);
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
  expect(seeker.citations[0].url).toBe('/decodings/anger#form');
  const realized = await answerTo(await say('Where does anger come from?', { level: 'realized' }));
  expect(realized.citations[0].url).toBe('/decodings/anger-again#form');
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

test('a page that the question is about goes before all others', async () => {
  const { say } = makeGuide();
  const { citations } = await answerTo(await say('What is heard here of anger?', { about: '/decodings/sleep' }));
  expect(citations[0].url).toMatch(/^\/decodings\/sleep/);
});

test('what the library holds nothing on is told, with the nearest pages where there are any', async () => {
  const { say } = makeGuide();
  const nothing = await answerTo(await say('How do I reset a router?'));
  expect(nothing).toMatchObject({ text: 'The library holds nothing on this, dear beginner', citations: [] });
  const near = await answerTo(await say('Which router helps against eyes, bitcoin, taxes, pizza and penguins?'));
  expect(near.text).toBe('The library holds nothing on this, dear beginner Nearest are: Night Shift [1].');
});

test('an answer has fewer words than the persona allows, however long the sentences are', async () => {
  const { say, ship, clock } = makeGuide();
  const long = (word: string) => `${word} ${'anger rises in the mind and falls again '.repeat(3)}at last.`;
  const layers = [3, 2, 1].map((layer) => ({
    anchor: `l${layer}`,
    heading: `Layer ${layer}: x`,
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
      page('/decodings/penguin', 'A Cold Shore', [
        { anchor: '', heading: '', text: 'Penguins stand close when the wind blows.' },
      ]),
    ],
  });
  clock.now += 1000;
  expect((await answerTo(await say('Tell me about penguins'))).citations[0].url).toBe('/decodings/penguin');
});
