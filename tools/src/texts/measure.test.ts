import { expect, test } from 'vitest';
import { measure } from './measure.ts';

test('words, sentences and negations are counted as a reader would', () => {
  expect(measure('The egg lay still. It did not move! Why? It isn’t said.')).toMatchObject({
    words: 12,
    sentenceLength: 3,
    negations: 0.5,
  });
});

test('a word that begins like a negation is none', () => {
  expect(measure('Nobles note the knot.').negations).toBe(0);
});

test('Sanskrit words are counted once each, whatever their capitals', () => {
  expect(measure('Prāṇa is prāṇa; the ṛṣi breathes, the yogi too.').sanskrit).toBe(2);
});

test('the grade is that of the published formula', () => {
  // 9 words of 35 letters in one sentence: 4.71 · 35/9 + 0.5 · 9 − 21.43
  expect(measure('The quick brown fox jumps over the lazy dog.').grade).toBeCloseTo(1.387, 3);
});

test('longer words and sentences take more years', () => {
  const { grade } = measure('The cat sat. The dog ran.');
  expect(
    measure('Consciousness contemplates incomprehensible manifestations of indeterminate complexity.').grade,
  ).toBeGreaterThan(grade);
});

test('an empty text measures nothing', () => {
  expect(measure(' — ')).toEqual({ words: 0, sentenceLength: 0, negations: 0, grade: 0, sanskrit: 0 });
});
