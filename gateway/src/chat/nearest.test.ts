import { expect, test } from 'vitest';
import { page, pages } from './guide.fixture.ts';
import { nearestTo } from './nearest.ts';
import { indexPassages } from './passage-index.ts';

const passage = (text: string, heading = '') => [{ anchor: '', heading, text }];
const library = indexPassages(
  [
    ...pages,
    page('/decodings/lamp', 'A Lamp before an Image', passage('A wick, a little oil, and a room that was dark.')),
    page('/decodings/rope', 'The Snake on the Path', passage('By the light of a lamp it is a rope.')),
    page('/chatbot', 'Ask', [
      {
        ...{ anchor: 'lamp', heading: 'Why is a lamp lit?', text: 'Look.' },
        prepared: { asked: ['Why lamps?'], answer: { beginner: 'Rest.', seeker: 'Look.', realized: 'Be.' } },
      },
    ]),
  ].map((document) => ({ ...document, isTerm: document.type === 'term' })),
);

test('near is a page that is called by a word of the question; not one that mentions it, nor a prepared answer', () => {
  expect(nearestTo('Which lamp lasts?', library).map(({ page }) => page)).toEqual(['/decodings/lamp']);
});

test('nothing is near to a question of which hardly a word is known', () => {
  expect(nearestTo('Which lamp fits football, taxes, bitcoin and pizza?', library)).toEqual([]);
});
