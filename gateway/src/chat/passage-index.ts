import { fold } from '@roe/shared/search/spelling';
import { wordsOf } from '@roe/shared/search/words';
import { isHindi } from './hindi.ts';
import type { FoundPassage, Library, LibraryDocument } from './library.ts';
import { correctionOf } from './misspelt.ts';
import { indexNames } from './page-names.ts';
import { makePostings, type Weighed } from './postings.ts';
import { indexPrepared } from './prepared-answers.ts';
import { searchTerms, wordsOfQuestion } from './search-terms.ts';
import { termsNear } from './synonyms.ts';

/** What a term counts where it stands. What stands in the page's head counts for each of its passages. */
const WEIGHTS = { title: 2, names: 2, tags: 1.5, summary: 1, heading: 1.5, text: 1 };

/** What a word counts that means something like one of the question. */
const NEAR = 0.85;

/** What a page counts whose title stands in the question. */
const QUOTED = 2;

/** Indexes the passages of documents. */
export function indexPassages(documents: readonly LibraryDocument[]): Library {
  const entries: FoundPassage[] = [];
  const pages = new Map<string, FoundPassage[]>();
  const vocabulary = new Set<string>();
  const postings = makePostings();
  const names = indexNames();
  const prepared = indexPrepared(postings.rarityOf);

  for (const document of documents) {
    const head = [
      [searchTerms(document.title, true), WEIGHTS.title],
      [searchTerms(document.names.join('\n'), true), WEIGHTS.names],
      [searchTerms(document.tags.join('\n'), true), WEIGHTS.tags],
      [searchTerms(document.summary), WEIGHTS.summary],
    ] as const;
    const passages = passagesIn(document);
    pages.set(document.url, passages);
    names.add(document, passages[0]);
    for (const passage of passages) {
      const { title, about, heading, text } = passage;
      const whole = [text, ...Object.values(passage.prepared?.answer ?? {})].join('\n');
      postings.add([...head, [searchTerms(heading), WEIGHTS.heading], [searchTerms(whole), WEIGHTS.text]]);
      entries.push(passage);
      prepared.add(passage);
      for (const word of wordsOf(`${title} ${about} ${heading} ${text}`)) vocabulary.add(fold(word));
    }
  }

  /** What is looked for in place of a word of a question: itself in all its spellings, and what means something like it. */
  const alternativesOf = (terms: readonly string[], ofNear = NEAR): Weighed[] => [
    ...terms.map((term): Weighed => [term, 1]),
    ...terms.flatMap((term) => Array.from(termsNear(term), (near): Weighed => [near, ofNear])),
  ];

  /** Of a word and its alternatives, the one counts that counts most. */
  function scoresOf(question: string): Map<number, number> {
    const sums = new Map<number, number>();
    const words = wordsOfQuestion(question);
    const asked = new Set(words.flat());
    for (const terms of words) {
      const alternatives = alternativesOf(terms).filter(([term, weight]) => weight === 1 || !asked.has(term));
      for (const [number, score] of postings.scoresOf(alternatives)) sums.set(number, score + (sums.get(number) ?? 0));
    }
    return sums;
  }

  function weigh(question: string, ofNear = NEAR): (text: string) => number {
    const words = wordsOfQuestion(question).map((terms) => ({
      rarity: postings.rarityOf(terms),
      alternatives: alternativesOf(terms, ofNear),
    }));
    const whole = words.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
    return (text) => {
      const present = new Set(searchTerms(text, true));
      const weightOf = (alternatives: Weighed[]) =>
        Math.max(0, ...alternatives.map(([term, weight]) => (present.has(term) ? weight : 0)));
      return words.reduce((sum, { rarity, alternatives }) => sum + rarity * weightOf(alternatives), 0) / whole;
    };
  }

  const isKnown = (word: string): boolean =>
    alternativesOf(searchTerms(word, true)).some(([term]) => postings.has(term)) || searchTerms(word).length === 0;

  const passagesOf = (page: string): FoundPassage[] => pages.get(page) ?? [];

  return {
    weigh,
    find(question, most, page) {
      const best = new Map<string, FoundPassage>();
      const isQuoted = names.quotedIn(question);
      for (const [number, sum] of scoresOf(question)) {
        const passage = entries[number] as FoundPassage;
        const score = sum * (isQuoted(passage.page) ? QUOTED : 1);
        if (score > (best.get(passage.page)?.score ?? 0)) best.set(passage.page, { ...passage, score });
      }
      const [opened] = page && !best.has(page) ? passagesOf(page) : [];
      if (opened) best.set(opened.page, opened);
      const isAbout = (passage: FoundPassage) => Number(passage.page === page);
      return [...best.values()].sort((a, b) => isAbout(b) - isAbout(a) || b.score - a.score).slice(0, most);
    },
    corrected: (question) =>
      isHindi(question)
        ? question
        : question.replace(/\p{L}+/gu, (word) =>
            isKnown(word) ? word : (correctionOf(fold(word), vocabulary) ?? word),
          ),
    named: names.named,
    namesIn: names.namesIn,
    preparedFor: prepared.preparedFor,
    passagesOf,
  };
}

/** The passages of a document; one that has none says in its summary what it is. */
function passagesIn({ url, title, summary, names, tags, isTerm, level, passages }: LibraryDocument): FoundPassage[] {
  const about = [...names, ...tags, isTerm ? glossOf(summary) : ''];
  const whole: LibraryDocument['passages'] = [{ anchor: '', heading: '', text: summary }];
  return (passages.length > 0 ? passages : whole).map(({ anchor, heading, text, prepared }) => ({
    ...{ url: anchor ? `${url}#${anchor}` : url, page: url, title, heading, text, summary },
    ...{ about: [...about, ...(prepared?.asked ?? [])].join('\n'), isTerm, prepared, level, score: 0 },
  }));
}

/** The word or two that a definition begins with. */
const glossOf = (summary: string): string => /^((?:\S+ ){0,2}[^\s:;,.]+)[:;,.]/.exec(summary)?.[1] ?? '';
