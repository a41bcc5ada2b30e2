import { fold, loose } from '@roe/shared/search/spelling';

/** The shortest key that may fit by the ear alone: shorter ones are in too many words. */
const SHORTEST_LOOSE = 3;

/**
 * Tells how well a name has some words in it: 0 by the letter, 1 without marks, 2 by the ear; otherwise not at all.
 * @param words in IAST
 */
export function nameFitOf(words: string): (name: string) => number | undefined {
  const [exact, folded, key] = [words.toLowerCase(), fold(words), loose(words)];
  return (name) => {
    if (name.toLowerCase().includes(exact)) return 0;
    if (fold(name).includes(folded)) return 1;
    return key.length >= SHORTEST_LOOSE && loose(name).includes(key) ? 2 : undefined;
  };
}
