import type { FoundPassage } from './library.ts';
import { wordsOfQuestion } from './search-terms.ts';
import { termsNear } from './synonyms.ts';

/** What a word counts that only means something like one of the question. */
const NEAR = 0.8;
/** A question is another's wording where they share so much: the harmonic mean of what each has of the other, 0..1. */
const ALIKE = 0.64;

type Word = string[];

/** Answers that were written for the guide, found by the words of the questions that they answer. */
export function indexPrepared(rarityOf: (terms: readonly string[]) => number) {
  const wordings: { words: Word[]; passage: FoundPassage }[] = [];

  /** How much of some words others have. */
  function shareOf(words: Word[], others: Word[]): number {
    const whole = words.reduce((sum, word) => sum + rarityOf(word), 0);
    const shared = words.reduce(
      (sum, word) => sum + rarityOf(word) * Math.max(0, ...others.map((other) => alike(word, other))),
      0,
    );
    return whole === 0 ? 0 : shared / whole;
  }

  return {
    add(passage: FoundPassage): void {
      if (!passage.prepared) return;
      for (const question of [passage.heading, ...passage.prepared.asked])
        wordings.push({ words: wordsOfQuestion(question), passage });
    },
    /** The answer that was prepared for a question, whatever its words. */
    preparedFor(question: string): FoundPassage | undefined {
      const words = wordsOfQuestion(question);
      let best: FoundPassage | undefined;
      let most = ALIKE;
      for (const wording of wordings) {
        const a = shareOf(words, wording.words);
        const b = shareOf(wording.words, words);
        const value = a + b === 0 ? 0 : (2 * a * b) / (a + b);
        if (value >= most) [best, most] = [{ ...wording.passage, score: value }, value];
      }
      return best;
    },
  };
}

/** How much one word is another, 0..1. */
function alike(word: Word, other: Word): number {
  if (word.some((term) => other.includes(term))) return 1;
  return word.some((term) => [...termsNear(term)].some((near) => other.includes(near))) ? NEAR : 0;
}
