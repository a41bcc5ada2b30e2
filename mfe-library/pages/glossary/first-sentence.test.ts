import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.for<[string, string]>([
  ['Time. It ripens what is.', 'Time.'],
  [
    'Heard in Yoga Sūtra 1.12 first, and never left. ‘Again’, it says.',
    'Heard in Yoga Sūtra 1.12 first, and never left.',
  ],
  ['In Yoga Sūtra 2.3 ignorance. Śaṅkara reads it otherwise.', 'In Yoga Sūtra 2.3 ignorance.'],
  ['A word, ‘it is so.’ Others differ.', 'A word, ‘it is so.’'],
  ['Only one', 'Only one'],
])('“%s” begins with “%s”', ([text, sentence]) => {
  expect(firstSentence(text)).toBe(sentence);
});
