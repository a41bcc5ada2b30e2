import { expect, test } from 'vitest';
import { hindiWords, isHindi } from './hindi.ts';

test.each([
  ['mujhe bhay kyon hota hai?', true],
  ['मुझे भय क्यों होता है?', true],
  ['What is karma?', false],
  ['How do I let go of a grudge?', false],
])('“%s” is in Hindi: %s', (question, expected) => {
  expect(isHindi(question)).toBe(expected);
});

test('of a Hindi question in either script the words remain that say what it is about, with their senses', () => {
  expect(hindiWords('mujhe bhay kyon hota hai?')).toEqual([{ word: 'bhay', meaning: 'fear' }]);
  expect(hindiWords('मुझे भय क्यों होता है?')).toEqual([{ word: 'भय', meaning: 'fear' }]);
  expect(hindiWords('मन में')).toEqual([{ word: 'मन', meaning: 'mind' }]);
  expect(hindiWords('sakshi kya hai?')).toEqual([{ word: 'sakshi', meaning: '' }]);
});
