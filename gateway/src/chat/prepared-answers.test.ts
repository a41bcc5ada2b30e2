import { expect, test } from 'vitest';
import { page } from './guide.fixture.ts';
import { indexPassages } from './passage-index.ts';

const answer = { beginner: 'Rest.', seeker: 'Look.', realized: 'Be.' };
const questions = page('/chatbot', 'Ask', [
  {
    ...{ anchor: 'after-a-death', heading: 'Somebody I love has died. What now?', text: 'Look.' },
    prepared: { asked: ['How do I live with grief?'], answer },
  },
  {
    ...{ anchor: 'ten-minutes', heading: 'I have ten minutes a day. How do I begin?', text: 'Look.' },
    prepared: { asked: ['How do I start to meditate?'], answer },
  },
]);
const { preparedFor } = indexPassages([{ ...questions, isTerm: false }]);

test('the answer is found by its question, by other wordings of it, and by words that mean something alike', () => {
  expect(preparedFor('I have ten minutes a day, how do I begin?')).toMatchObject({
    url: '/chatbot#ten-minutes',
    score: 1,
  });
  expect(preparedFor('how can i start to meditate')?.url).toBe('/chatbot#ten-minutes');
  expect(preparedFor('How do I live with my sorrow?')?.url).toBe('/chatbot#after-a-death');
});

test('a question that only shares a word with a prepared one is another', () => {
  expect(preparedFor('Which minutes of the council name the ten new members?')).toBeUndefined();
});
