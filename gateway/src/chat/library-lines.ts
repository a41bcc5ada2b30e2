import { askedIn } from './asked.ts';
import { linesInLayers } from './layer-lines.ts';
import type { FoundPassage, Library } from './library.ts';
import { isLayered, type Source, sourcesFor } from './library-pages.ts';
import type { Choosing, Line } from './line.ts';
import type { Grounded } from './models-guide.ts';
import { windowOn } from './passage-lines.ts';
import { searchWords } from './passages-for.ts';
import { sentencesIn } from './stand-alone.ts';
import { senseOf, termLines } from './term-lines.ts';

/** A source that has fewer lines left, since the others were said before, leaves the answer to the next. */
const FEWEST = 2;

/** The most senses of words in one answer, and sentences of each of two. */
const MOST_SENSES = 3;
const OF_EACH = 2;

/** What it counts that a sentence begins its passage; of a page that the question names, it decides. */
const AT_START = 0.1;
const OF_NAMED = 1;

/** Sentences of the site that answer a question, in the order of the persona; none where the library holds nothing on it. */
export function linesFor({ request, files }: Grounded, library: Library): Line[] {
  const { question, topic, isPart } = askedIn(request.messages);
  const earlier = request.messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const choosing = (question: string): Choosing => ({
    ...{ request, files, library, question: library.corrected(question) },
    isSaid: (sentence) => earlier.some((answer) => answer.includes(sentence)),
  });
  const whole = searchWords({ question, topic });
  const ways = topic ? [...(isPart ? [] : [question]), whole, topic] : [question];
  const fewest = earlier.length > 0 ? FEWEST : 1;
  for (const words of ways) {
    const sources = sourcesFor(words, library, request.level, request.about);
    const answers = sources.map((source) => linesOf(source, choosing(words)));
    const lines = answers.find(({ length }) => length >= fewest) ?? answers.find(({ length }) => length > 0);
    if (lines) return lines;
  }
  return [];
}

function linesOf({ pages, areSenses }: Source, choosing: Choosing): Line[] {
  const [page] = pages;
  if (!page) return [];
  if (page.prepared) return preparedLines(page, choosing);
  if (areSenses && pages.length > 1)
    return pages
      .slice(0, MOST_SENSES)
      .flatMap((sense) => senseOf(sense, choosing).slice(0, pages.length > 2 ? 1 : OF_EACH));
  if (page.isTerm) return termLines(page, choosing);
  if (isLayered(choosing.library, page)) return linesInLayers(page, choosing);
  return areSenses
    ? windowOn(choosing.library.passagesOf(page.page)[0] ?? page, choosing, OF_NAMED)
    : windowOn(page, choosing, AT_START);
}

/** What was written for readers of the level. */
const preparedLines = (passage: FoundPassage, { request, isSaid }: Choosing): Line[] =>
  sentencesIn(passage.prepared?.answer[request.level] ?? '')
    .filter((text) => !isSaid(text))
    .map((text) => ({ lead: '', text, passage }));
