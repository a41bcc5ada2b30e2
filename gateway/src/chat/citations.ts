import type { Citation } from '@roe/shared/api/chat';
import type { FoundPassage } from './library.ts';

const MARK =
  /\s*[[【]\s*(?:(?:passages?|sources?|id)\s*:?\s*)?((?:\d+)(?:\s*[,;–-]\s*\d+)*)(?:†[^\]】]{0,20})?\s*[\]】]/gi;

/** The passages that an answer names, each once, in the order in which it does. */
export function collectCitations() {
  const citations: Citation[] = [];
  return {
    citations,
    /** The number of a passage in the answer. A page has its title with its first passage; those that follow are told apart by their headings. */
    numberOf({ url, page, title, heading }: Pick<FoundPassage, 'url' | 'page' | 'title' | 'heading'>): number {
      const known = citations.find((citation) => citation.url === url);
      const isAnother = citations.some((citation) => citation.url.split('#')[0] === page);
      const called = isAnother && heading ? heading : title;
      return known?.id ?? citations.push({ id: citations.length + 1, url, title: called });
    },
  };
}

/**
 * Checks which passages an answer names. A number that no passage has never stays in it.
 * @param passages that the guide was given, the first being "[1]"
 */
export function checkCitations(passages: readonly FoundPassage[]) {
  const { citations, numberOf } = collectCitations();
  const numberOfGiven = (given: number): number | undefined => {
    const passage = passages[given - 1];
    return passage && numberOf(passage);
  };
  return {
    citations,
    /** The sentence with the numbers that the reader sees. */
    check(sentence: string): string {
      return sentence.replace(MARK, (_, numbers: string) => {
        const known = (numbers.match(/\d+/g) ?? []).map((number) => numberOfGiven(Number(number)));
        const marks = [...new Set(known.filter((number) => number !== undefined))].map((number) => `[${number}]`);
        return marks.length > 0 ? ` ${marks.join('')}` : '';
      });
    },
  };
}
