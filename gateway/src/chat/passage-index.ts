import type { FoundPassage, Library, LibraryDocument } from './library.ts';
import { questionTerms, searchTerms } from './search-terms.ts';
import { termsNear } from './synonyms.ts';

/** What a term counts where it stands. What stands in the page's head counts for each of its passages. */
const WEIGHTS = { title: 2, names: 2, tags: 1.5, summary: 1, heading: 1.5, text: 1 };

/** What a word counts that means something like one of the question. */
const NEAR = 0.85;

/** How late more of one term stops to count, and how much long texts are held back: BM25 (Robertson and Zaragoza, 2009). */
const K1 = 1.6;
const B = 0.6;

interface Entry {
  passage: FoundPassage;
  /** Number of its terms, each by its weight. */
  length: number;
}

/** Indexes the passages of documents. */
export function indexPassages(documents: readonly LibraryDocument[]): Library {
  const entries: Entry[] = [];
  /** Term → number of the passage → how often it stands there, by weight. */
  const postings = new Map<string, Map<number, number>>();

  function add(passage: FoundPassage, fields: (readonly [terms: string[], weight: number])[]): void {
    let length = 0;
    for (const [terms, weight] of fields) {
      length += terms.length * weight;
      for (const term of terms) {
        const posting = postings.get(term) ?? new Map<number, number>();
        postings.set(term, posting);
        posting.set(entries.length, (posting.get(entries.length) ?? 0) + weight);
      }
    }
    entries.push({ passage, length });
  }

  for (const document of documents) {
    const head = [
      [searchTerms(document.title, true), WEIGHTS.title],
      [searchTerms(document.names.join('\n'), true), WEIGHTS.names],
      [searchTerms(document.tags.join('\n'), true), WEIGHTS.tags],
      [searchTerms(document.summary), WEIGHTS.summary],
    ] as const;
    for (const passage of passagesIn(document)) {
      const { heading, text } = passage;
      add(passage, [...head, [searchTerms(heading), WEIGHTS.heading], [searchTerms(text), WEIGHTS.text]]);
    }
  }
  const average = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(entries.length, 1);

  /** Raises the score of each passage that has a term to what the term counts there. */
  function raise(scores: Map<number, number>, term: string, weight: number): void {
    const posting = postings.get(term) ?? new Map<number, number>();
    const rarity = Math.log(1 + (entries.length - posting.size + 0.5) / (posting.size + 0.5));
    for (const [number, times] of posting) {
      const length = (entries[number] as Entry).length / average;
      const score = (weight * rarity * times * (K1 + 1)) / (times + K1 * (1 - B + B * length));
      scores.set(number, Math.max(score, scores.get(number) ?? 0));
    }
  }

  /** Of a word and those that are near it, the one counts that counts most. */
  function scoresOf(question: string): Map<number, number> {
    const sums = new Map<number, number>();
    const terms = questionTerms(question);
    for (const term of terms) {
      const scores = new Map<number, number>();
      raise(scores, term, 1);
      for (const near of termsNear(term)) if (!terms.includes(near)) raise(scores, near, NEAR);
      for (const [number, score] of scores) sums.set(number, score + (sums.get(number) ?? 0));
    }
    return sums;
  }

  return {
    find(question, most, page) {
      const best = new Map<string, FoundPassage>();
      for (const [number, score] of scoresOf(question)) {
        const { passage } = entries[number] as Entry;
        if (score > (best.get(passage.page)?.score ?? 0)) best.set(passage.page, { ...passage, score });
      }
      const isAbout = (passage: FoundPassage) => Number(passage.page === page);
      return [...best.values()].sort((a, b) => isAbout(b) - isAbout(a) || b.score - a.score).slice(0, most);
    },
    passagesOf: (page) => entries.filter(({ passage }) => passage.page === page).map(({ passage }) => passage),
  };
}

/** The passages of a document; one that has none says in its summary what it is. */
function passagesIn({ url, title, summary, type, level, passages }: LibraryDocument): FoundPassage[] {
  const whole = [{ anchor: '', heading: '', text: summary }];
  return (passages.length > 0 ? passages : whole).map(({ anchor, heading, text }) => ({
    ...{ url: anchor ? `${url}#${anchor}` : url, page: url, title, heading, text, type, level, score: 0 },
  }));
}
