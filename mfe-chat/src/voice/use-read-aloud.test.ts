import { expect, test } from 'vitest';
import { sentencesToSay } from './use-read-aloud.ts';

test('an answer is said sentence by sentence, without its marks', () => {
  expect(sentencesToSay('Anger *rises* [1]. It passes.\n\nLook [2][3]!')).toEqual([
    { text: 'Anger rises.' },
    { text: 'It passes.' },
    { text: 'Look!' },
  ]);
});
