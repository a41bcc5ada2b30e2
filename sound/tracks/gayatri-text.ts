/** A syllable: its tone by the accent, and its beats by the metre. */
export interface Syllable {
  iast: string;
  tone: 'udatta' | 'anudatta' | 'svarita';
  beats: 1 | 2;
}

/**
 * A line's syllables from their letters: an underscore marks what is not raised, an apostrophe what is sounded, as the signs
 * below and above the Devanāgarī do; a colon marks a long one. What follows a sounded syllable unmarked stays on the raised tone.
 */
const syllables = (line: string): Syllable[] =>
  line.split(' ').map((word) => ({
    iast: word.replace(/[_':]/g, ''),
    tone: word.includes('_') ? 'anudatta' : word.includes("'") ? 'svarita' : 'udatta',
    beats: word.includes(':') ? 2 : 1,
  }));

/** Ṛgveda 3.62.10 with its accents, after the three great utterances. `vareṇyaṃ` has four syllables, which the metre needs. */
export const gayatri = [
  { devanagari: 'ॐ भूर्भुवः स्वः', iast: 'oṃ bhūr bhuvaḥ svaḥ', syllables: syllables("oṃ: bhūr: bhu _vaḥ: 'svaḥ:") },
  {
    devanagari: 'तत्सवितुर्वरेण्यं',
    iast: 'tat savitur vareṇyaṃ',
    syllables: syllables("tat: 'sa _vi tur: va 're: ṇi _yaṃ:"),
  },
  {
    devanagari: 'भर्गो देवस्य धीमहि',
    iast: 'bhargo devasya dhīmahi',
    syllables: syllables("bhar: 'go: _de: vas: 'ya dhī: ma hi:"),
  },
  {
    devanagari: 'धियो यो नः प्रचोदयात्',
    iast: 'dhiyo yo naḥ pracodayāt',
    syllables: syllables("dhi _yo: yo: 'naḥ: pra _co: da 'yāt:"),
  },
];
