import { expect, test } from 'vitest';
import { inIast } from './transliterate.ts';

test.for<[string, string, string]>([
  ['धर्म', 'dharma', 'Devanagari'],
  ['आत्मन्', 'ātman', 'a consonant without a vowel at the end'],
  ['संस्कार', 'saṃskāra', 'a nasal sound'],
  ['कृष्ण', 'kṛṣṇa', 'a vowel that is an r'],
  ['ॐ नमः शिवाय', 'oṃ namaḥ śivāya', 'a sign of its own, and several words'],
  ['फ़क़ीर', 'phakīra', 'letters with a dot, which Sanskrit does not have'],
  ['ধর্ম', 'dharma', 'Bengali'],
  ['ધર્મ', 'dharma', 'Gujarati'],
  ['ధర్మ', 'dharma', 'Telugu'],
  ['ಧರ್ಮ', 'dharma', 'Kannada'],
  ['what is माया?', 'what is māyā?', 'other words around it'],
])('%s is %s: %s', ([written, iast]) => {
  expect(inIast(written)).toBe(iast);
});

test('what is in Latin letters stays as it is', () => {
  expect(inIast('Śūnyatā, ṛta – 108')).toBe('Śūnyatā, ṛta – 108');
});
