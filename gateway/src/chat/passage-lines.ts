import type { FoundPassage } from './library.ts';
import type { Choosing, Line } from './line.ts';
import { begins, isTeaser, sentencesIn } from './stand-alone.ts';

/** The most sentences of one passage. */
const MOST_SENTENCES = 3;

/** What a page says of itself, but for what only promises more. */
export const summaryOf = (passage: FoundPassage, { isSaid }: Choosing): Line[] =>
  sentencesIn(passage.summary)
    .filter((text) => !isSaid(text) && !isTeaser(text))
    .map((text) => ({ lead: '', text, passage: { ...passage, url: passage.page } }));

/** The row of sentences of a passage that says most on a question, from one on that can begin a text; or what its page says of itself. */
export function windowOn(passage: FoundPassage, choosing: Choosing, atStart: number): Line[] {
  const { library, question, isSaid } = choosing;
  const weigh = library.weigh(question);
  const sentences = sentencesIn(passage.text)
    .filter((text) => !/^·/.test(text) && !isSaid(text))
    .map((text) => ({ text, share: weigh(text) }));
  const valueAt = (place: number): number =>
    [0, 1, 2].reduce(
      (sum, step) => sum + (sentences[place + step]?.share ?? 0) / (step + 1),
      place === 0 ? atStart : 0,
    );
  const starts = sentences
    .map((_, place) => place)
    .filter((place) => begins(sentences[place]?.text ?? ''))
    .sort((a, b) => valueAt(b) - valueAt(a));
  const start = starts[0] ?? 0;
  const row = sentences.slice(start, start + MOST_SENTENCES).map(({ text }) => ({ lead: '', text, passage }));
  const summary = summaryOf(passage, choosing);
  const shareOf = (lines: Line[]): number => weigh(lines.map(({ text }) => text).join(' '));
  return summary.length > 0 && shareOf(summary) >= shareOf(row) ? summary : row;
}
