/** What can be counted of a text. */
export interface Measures {
  words: number;
  /** Words of a sentence, on average. */
  sentenceLength: number;
  /** Part of its sentences that say no to something, 0..1. */
  negations: number;
  /** Years of school that reading it takes: the Automated Readability Index (Senter and Smith, 1967), which counts letters, words and sentences. */
  grade: number;
  /** Different words that are written with the marks of IAST. */
  sanskrit: number;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

const NEGATION = /\b(?:not|no|never|nobody|nothing|none|nor|neither|nowhere|without|cannot)\b|n[’']t\b/i;
const MARKED = /[āīūṛṝḷḹṃṁḥṅñṭḍṇśṣ]/i;

/** Counts a text in plain English. An empty one measures 0 throughout. */
export function measure(text: string): Measures {
  const phrases = Array.from(sentences.segment(text), ({ segment }) => segment).filter((sentence) =>
    /\p{L}/u.test(sentence),
  );
  const spoken = Array.from(words.segment(text)).flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
  if (phrases.length === 0) return { words: 0, sentenceLength: 0, negations: 0, grade: 0, sanskrit: 0 };
  const sentenceLength = spoken.length / phrases.length;
  const letters = spoken.join('').length / spoken.length;
  return {
    words: spoken.length,
    sentenceLength,
    negations: phrases.filter((sentence) => NEGATION.test(sentence)).length / phrases.length,
    grade: 4.71 * letters + 0.5 * sentenceLength - 21.43,
    sanskrit: new Set(spoken.filter((word) => MARKED.test(word)).map((word) => word.toLowerCase())).size,
  };
}
