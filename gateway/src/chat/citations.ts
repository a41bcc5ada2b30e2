import type { Citation } from '@roe/shared/api/chat';
import type { FoundPassage } from './library.ts';

const MARK =
  /\s*[[【]\s*(?:(?:passages?|sources?|id)\s*:?\s*)?((?:\d+)(?:\s*[,;–-]\s*\d+)*)(?:†[^\]】]{0,20})?\s*[\]】]/gi;

/**
 * Checks which passages an answer names. A number that no passage has never stays in it.
 * @param passages that the guide was given, the first being "[1]"
 */
export function checkCitations(passages: readonly FoundPassage[]) {
  const citations: Citation[] = [];
  const numberOf = (given: number): number | undefined => {
    const passage = passages[given - 1];
    if (!passage) return undefined;
    const known = citations.find(({ url }) => url === passage.url);
    if (known) return known.id;
    citations.push({ id: citations.length + 1, url: passage.url, title: passage.title });
    return citations.length;
  };
  return {
    citations,
    /** The sentence with the numbers that the reader sees. */
    check(sentence: string): string {
      return sentence.replace(MARK, (_, numbers: string) => {
        const known = (numbers.match(/\d+/g) ?? []).map((number) => numberOf(Number(number)));
        const marks = [...new Set(known.filter((number) => number !== undefined))].map((number) => `[${number}]`);
        return marks.length > 0 ? ` ${marks.join('')}` : '';
      });
    },
  };
}
