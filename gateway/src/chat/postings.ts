/** A term, and what it counts. */
export type Weighed = readonly [term: string, weight: number];

/** How late more of one term stops to count, and how much long texts are held back: BM25 (Robertson and Zaragoza, 2009). */
const K1 = 1.6;
const B = 0.6;

/** A word that hardly any text has counts no more than one that one text in ninety has: it may be there by chance. */
const RAREST = 4.5;
/** What a word counts that no text has, beside the rarest. It must not outweigh those that say what a question is about. */
const UNKNOWN = 0.85;

/** Where the terms of texts stand, and how much it says that they do. */
export interface Postings {
  /** Adds a text, whose number is that of the texts before it. */
  add(fields: readonly (readonly [terms: readonly string[], weight: number])[]): void;
  has(term: string): boolean;
  /** How much a word says that has these forms, beside the rarest of these texts: 0..1. */
  rarityOf(terms: readonly string[]): number;
  /** Number of each text that has one of the alternatives → what the best of them counts there. */
  scoresOf(alternatives: readonly Weighed[]): Map<number, number>;
}

export function makePostings(): Postings {
  /** Term → number of the text → how often it stands there, by weight. */
  const postings = new Map<string, Map<number, number>>();
  /** Numbers of terms, each by its weight. */
  const lengths: number[] = [];
  let whole = 0;

  const idf = (number: number): number => Math.log(1 + (lengths.length - number + 0.5) / (number + 0.5));
  const rarityOf = (number: number): number => Math.min(1, idf(number) / Math.min(RAREST, idf(1)));

  return {
    add(fields) {
      const number = lengths.length;
      let length = 0;
      for (const [terms, weight] of fields) {
        length += terms.length * weight;
        for (const term of terms) {
          const posting = postings.get(term) ?? new Map<number, number>();
          postings.set(term, posting);
          posting.set(number, (posting.get(number) ?? 0) + weight);
        }
      }
      lengths.push(length);
      whole += length;
    },
    has: (term) => postings.has(term),
    rarityOf(terms) {
      const known = terms.flatMap((term) => postings.get(term)?.size ?? []);
      return known.length > 0 ? Math.min(...known.map(rarityOf)) : UNKNOWN;
    },
    scoresOf(alternatives) {
      const average = whole / Math.max(lengths.length, 1);
      const scores = new Map<number, number>();
      for (const [term, weight] of alternatives) {
        const posting = postings.get(term) ?? new Map<number, number>();
        const rarity = rarityOf(posting.size);
        for (const [number, times] of posting) {
          const length = (lengths[number] as number) / average;
          const score = (weight * rarity * times * (K1 + 1)) / (times + K1 * (1 - B + B * length));
          scores.set(number, Math.max(score, scores.get(number) ?? 0));
        }
      }
      return scores;
    },
  };
}
