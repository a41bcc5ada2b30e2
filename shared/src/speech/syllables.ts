/** Vowels of IAST, as they are said; those of two letters first. */
const vowels = {
  ai: 'ai',
  au: 'ow',
  ā: 'aa',
  ī: 'ee',
  ū: 'oo',
  ṝ: 'ree',
  a: 'uh',
  i: 'i',
  u: 'u',
  ṛ: 'ri',
  ḷ: 'li',
  e: 'ay',
  o: 'oh',
};

type Vowel = keyof typeof vowels;

const LONG = new Set<Vowel>(['ā', 'ī', 'ū', 'ṝ', 'e', 'ai', 'o', 'au']);

/** A vowel with the consonants that are said with it, in IAST. */
export interface Syllable {
  onset: string;
  vowel: Vowel;
  coda: string;
}

const vowel = Object.keys(vowels).join('|');
/** Two letters that are one sound. */
const joined = 'jñ|[kgcjṭḍtdpb]h';
const consonant = `(?:${joined}|(?!${joined}|${vowel}).)`;
const syllable = new RegExp(`(${consonant}*)(${vowel})(${consonant}*$|[ṃḥ]|${consonant}(?=${consonant})|)`, 'gu');

/** The syllables of a word in IAST. Of several consonants between two vowels the first one ends a syllable. */
export const syllablesOf = (word: string): Syllable[] =>
  Array.from(word.normalize('NFC').matchAll(syllable), ([, onset = '', vowel, coda = '']) => ({
    onset,
    vowel: vowel as Vowel,
    coda,
  }));

/** Long by its vowel, or by the consonant that ends it. */
export const isHeavy = ({ vowel, coda }: Syllable): boolean => LONG.has(vowel) || coda !== '';

export const saidVowel = (vowel: Vowel): string => vowels[vowel];
