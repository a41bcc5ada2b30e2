import type { FoundPassage, Library, LibraryDocument } from './library.ts';
import { indexNames } from './page-names.ts';
import { searchTerms, wordsOfQuestion } from './search-terms.ts';
import { termsNear } from './synonyms.ts';

/** What a term counts where it stands. What stands in the page's head counts for each of its passages. */
const WEIGHTS = { title: 2, names: 2, tags: 1.5, summary: 1, heading: 1.5, text: 1 };

/** What a word counts that means something like one of the question. */
const NEAR = 0.85;

/** How late more of one term stops to count, and how much long texts are held back: BM25 (Robertson and Zaragoza, 2009). */
const K1 = 1.6;
const B = 0.6;

/** What a page counts whose title stands in the question. */
const QUOTED = 2;

interface Entry {
  passage: FoundPassage;
  /** Number of its terms, each by its weight. */
  length: number;
}

/** Indexes the passages of documents. */
export function indexPassages(documents: readonly LibraryDocument[]): Library {
  const entries: Entry[] = [];
  const pages = new Map<string, FoundPassage[]>();
  /** Term → number of the passage → how often it stands there, by weight. */
  const postings = new Map<string, Map<number, number>>();

  const called = indexNames();

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
    const passages = passagesIn(document);
    pages.set(document.url, passages);
    called.add(document, passages[0]);
    for (const passage of passages) {
      const { heading, text } = passage;
      add(passage, [...head, [searchTerms(heading), WEIGHTS.heading], [searchTerms(text), WEIGHTS.text]]);
    }
  }
  const average = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(entries.length, 1);

  const rarityOf = (number: number): number => Math.log(1 + (entries.length - number + 0.5) / (number + 0.5));

  /** Raises the score of each passage that has a term to what the term counts there. */
  function raise(scores: Map<number, number>, term: string, weight: number): void {
    const posting = postings.get(term) ?? new Map<number, number>();
    const rarity = rarityOf(posting.size);
    for (const [number, times] of posting) {
      const length = (entries[number] as Entry).length / average;
      const score = (weight * rarity * times * (K1 + 1)) / (times + K1 * (1 - B + B * length));
      scores.set(number, Math.max(score, scores.get(number) ?? 0));
    }
  }

  /** What is looked for in place of a word of a question: itself in all its spellings, and what means something like it. */
  const alternativesOf = (terms: readonly string[], ofNear = NEAR): [term: string, weight: number][] => [
    ...terms.map((term): [string, number] => [term, 1]),
    ...terms.flatMap((term) => Array.from(termsNear(term), (near): [string, number] => [near, ofNear])),
  ];

  /** Of a word and its alternatives, the one counts that counts most. */
  function scoresOf(question: string): Map<number, number> {
    const sums = new Map<number, number>();
    const words = wordsOfQuestion(question);
    const asked = new Set(words.flat());
    for (const terms of words) {
      const scores = new Map<number, number>();
      for (const [term, weight] of alternativesOf(terms))
        if (weight === 1 || !asked.has(term)) raise(scores, term, weight);
      for (const [number, score] of scores) sums.set(number, score + (sums.get(number) ?? 0));
    }
    return sums;
  }

  function weigh(question: string, ofNear = NEAR): (text: string) => number {
    const words = wordsOfQuestion(question).map((terms) => {
      const rarity = Math.min(...terms.map((term) => rarityOf(postings.get(term)?.size ?? 0)));
      return { rarity, alternatives: alternativesOf(terms, ofNear) };
    });
    const whole = words.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
    return (text) => {
      const present = new Set(searchTerms(text, true));
      const weightOf = (alternatives: [string, number][]) =>
        Math.max(0, ...alternatives.map(([term, weight]) => (present.has(term) ? weight : 0)));
      return words.reduce((sum, { rarity, alternatives }) => sum + rarity * weightOf(alternatives), 0) / whole;
    };
  }

  const passagesOf = (page: string): FoundPassage[] => pages.get(page) ?? [];

  return {
    weigh,
    find(question, most, page) {
      const best = new Map<string, FoundPassage>();
      const isQuoted = called.quotedIn(question);
      for (const [number, sum] of scoresOf(question)) {
        const { passage } = entries[number] as Entry;
        const score = sum * (isQuoted(passage.page) ? QUOTED : 1);
        if (score > (best.get(passage.page)?.score ?? 0)) best.set(passage.page, { ...passage, score });
      }
      const [opened] = page && !best.has(page) ? passagesOf(page) : [];
      if (opened) best.set(opened.page, opened);
      const isAbout = (passage: FoundPassage) => Number(passage.page === page);
      return [...best.values()].sort((a, b) => isAbout(b) - isAbout(a) || b.score - a.score).slice(0, most);
    },
    named: called.named,
    passagesOf,
  };
}

/** The passages of a document; one that has none says in its summary what it is. */
function passagesIn({ url, title, summary, isTerm, isPrepared, level, passages }: LibraryDocument): FoundPassage[] {
  const whole = [{ anchor: '', heading: '', text: summary }];
  return (passages.length > 0 ? passages : whole).map(({ anchor, heading, text }) => ({
    ...{
      url: anchor ? `${url}#${anchor}` : url,
      page: url,
      title,
      heading,
      text,
      summary,
      isTerm,
      isPrepared,
      level,
      score: 0,
    },
  }));
}
