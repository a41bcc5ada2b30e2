import type { FoundPassage } from './library.ts';
import type { Choosing, Line } from './line.ts';
import { summaryOf } from './passage-lines.ts';
import { readability, sentencesIn, standsAlone } from './stand-alone.ts';

/** What counts in a sentence beside what it says on the question: what its page is about, how it reads, and that it begins a passage. */
const GIST = 0.4;
const READABLE = 0.35;
const FIRST = 0.1;
/** A sentence that says nothing on the question must be about its page's subject, and read so well. */
const VERY_READABLE = 0.75;
/** A sentence is not quoted that reads worse. */
const READABLE_AT_ALL = 0.35;

/** A sentence goes along with what its text is about where it has so much of the question, and goes before it where it has so much more. */
const SPEAKS = 0.35;

/** The most sentences of what a text says of itself. */
const OF_SUMMARY = 2;

/** What a text says on the question or else of itself, then a sentence of each of its layers, from form to stillness. */
export function linesInLayers(page: FoundPassage, choosing: Choosing): Line[] {
  const { library, question } = choosing;
  const weigh = library.weigh(question);
  const shareOf = (lines: Line[]): number => weigh(lines.map(({ text }) => text).join(' '));
  const summary = summaryOf(page, choosing);
  const outer = library.passagesOf(page.page).filter(({ heading }) => !/^Layer [12]/.test(heading));
  const spoken = [bestLine(outer, choosing)].filter((line) => line !== undefined);
  const inner = ([2, 1] as const).flatMap((layer) => lineOfLayer(page, layer, choosing));
  if (summary.length === 0 || shareOf(spoken) > shareOf(summary) + SPEAKS) return [...spoken, ...inner];
  return [
    ...(shareOf(spoken) >= SPEAKS ? [...summary.slice(0, 1), ...spoken] : summary.slice(0, OF_SUMMARY)),
    ...inner,
  ];
}

/** The sentence of one layer of a text that says most on the question. */
export function lineOfLayer(page: FoundPassage, layer: 1 | 2, choosing: Choosing): Line[] {
  const { request, files, library } = choosing;
  const { thoughts, awareness } = files.persona.library;
  const lead = (layer === 2 ? thoughts : awareness)[request.level];
  const passages = library.passagesOf(page.page).filter(({ heading }) => heading.startsWith(`Layer ${layer}`));
  const line = bestLine(passages, choosing);
  return line ? [{ ...line, lead }] : [];
}

/** The sentence that says most on a question and can be read alone; none that was in an earlier answer. */
function bestLine(passages: FoundPassage[], { library, question, isSaid }: Choosing): Line | undefined {
  const weigh = library.weigh(question);
  const lines = passages.flatMap((passage) => {
    const weighGist = library.weigh(`${passage.title} ${passage.heading} ${passage.summary}`);
    return sentencesIn(passage.text).flatMap((text, place) => {
      if (!standsAlone(text) || isSaid(text)) return [];
      const share = weigh(text);
      const reads = readability(text);
      if (reads < READABLE_AT_ALL) return [];
      const gist = weighGist(text);
      if (share === 0 && (gist === 0 || reads < VERY_READABLE)) return [];
      const value = share + GIST * gist + READABLE * reads + (place === 0 ? FIRST : 0);
      return [{ line: { lead: '', text, passage }, value }];
    });
  });
  return lines.sort((a, b) => b.value - a.value)[0]?.line;
}
