import { isHeavy, type Syllable, saidVowel, syllablesOf } from './syllables.ts';

/** How consonants are said that English writes otherwise. */
const consonants: [iast: RegExp, said: string][] = [
  [/jñ/, 'gny'],
  [/ch/, 'chh'],
  [/c(?!h)/g, 'ch'],
  [/[śṣ]/g, 'sh'],
  [/ñ(?=[cj]|$)/, 'n'],
  [/ñ/, 'ny'],
  [/ṅ/, 'ng'],
  [/ṇ/g, 'n'],
  [/ṭ/g, 't'],
  [/ḍ/g, 'd'],
  [/ḥ/, 'h'],
];

/** What ṃ becomes before another sound; elsewhere it is an m. */
const nasals: [before: RegExp, said: string][] = [
  [/^[kgh]/, 'ng'],
  [/^[cjṭḍtdn]/, 'n'],
];

/** How far from the end of a word its stress may be, in syllables. */
const FARTHEST = 4;

/**
 * How a Sanskrit term is said, in syllables for readers of English: "turīya" → "tu-REE-yuh". The stress is on the last heavy
 * syllable before the last one, and no farther back than the fourth from the end (A. A. Macdonell, A Sanskrit Grammar for
 * Students, 3rd ed. 1927, § 15).
 * @param term in IAST, of one word or several
 */
export const pronunciationOf = (term: string): string =>
  term
    .toLowerCase()
    .split(/[\s-]+/)
    .map(saidWord)
    .join(' ');

function saidWord(word: string): string {
  const syllables = syllablesOf(word);
  const first = Math.max(0, syllables.length - FARTHEST);
  const stressed = first + Math.max(0, syllables.slice(first, -1).findLastIndex(isHeavy));
  return syllables
    .map((syllable, index) => saidSyllable(syllable, syllables[index + 1]?.onset ?? ''))
    .map((said, index) => (index === stressed ? said.toUpperCase() : said))
    .join('-');
}

function saidSyllable({ onset, vowel, coda }: Syllable, next: string): string {
  const nasal = nasals.find(([before]) => before.test(next))?.[1] ?? 'm';
  return `${inEnglish(onset)}${saidVowel(vowel)}${inEnglish(coda.replace('ṃ', nasal))}`.replace('uhh', 'uh');
}

const inEnglish = (letters: string): string =>
  consonants.reduce((text, [iast, english]) => text.replace(iast, english), letters);
