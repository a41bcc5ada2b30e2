import { loose } from '@roe/shared/search/spelling';
import { inIast } from '@roe/shared/search/transliterate';
import { wordsOf } from '@roe/shared/search/words';
import hindi from './hindi.json' with { type: 'json' };

/** What ends a word through the nose in Devanagari: romanised Hindi writes n there. */
const NASAL = /ṃ$/;

/** One key for the spellings of a Hindi word in both scripts: the short a that ends a Sanskrit word is silent. */
const keyOf = (word: string): string =>
  loose(inIast(word).normalize('NFC').replace(NASAL, 'n')).replace(/(?<=..)a$/, '');

const keysOf = (words: string): string[] => words.split(' ').map(keyOf);
const marks = new Set(keysOf(hindi.marks));
const particles = new Set([...marks, ...keysOf(hindi.others)]);
const english = new Map(Object.entries(hindi.words).map(([word, meaning]) => [keyOf(word), meaning]));

/** Whether a question is in Hindi, in either script. */
export const isHindi = (question: string): boolean =>
  /\p{Script=Devanagari}/u.test(question) || wordsOf(question).some((word) => marks.has(keyOf(word)));

/** The words of a Hindi question that say what it is about, each with its sense in English where it is known. */
export const hindiWords = (question: string): { word: string; meaning: string }[] =>
  wordsOf(question)
    .filter((word) => !particles.has(keyOf(word)))
    .map((word) => ({ word, meaning: english.get(keyOf(word)) ?? '' }));
