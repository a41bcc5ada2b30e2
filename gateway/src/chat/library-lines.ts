import { nameIn } from './asked-name.ts';
import type { FoundPassage, Library } from './library.ts';
import type { Line } from './library-guide.ts';
import { isLayered, layeredPage, pagesFor } from './library-pages.ts';
import type { Grounded } from './models-guide.ts';
import { searchWords } from './passages-for.ts';
import { begins, readability, sentencesIn, standsAlone } from './stand-alone.ts';

/** What counts in a sentence beside what it says on the question: what its page is about, how it reads, and that it begins a passage. */
const GIST = 0.4;
const READABLE = 0.35;
const FIRST = 0.1;
/** A sentence that says nothing on the question must be about its page's subject, and read so well. */
const VERY_READABLE = 0.75;

/** A sentence on practical reality goes along with what its text is about where it holds so much of the question. */
const SPEAKS = 0.4;

/** A page that has fewer lines left, since the others were said before, leaves the answer to the next. */
const FEWEST = 2;

/** The most sentences of one passage. */
const MOST_SENTENCES = 4;

/** Sentences of the site that answer a question, in the order of the persona; none where the library holds nothing on it. */
export function linesFor({ request, files }: Grounded, library: Library): Line[] {
  const term = library.named(nameIn(request.messages.at(-1)?.content ?? ''));
  if (term) return senseOf(term);
  const question = searchWords(request);
  const [pages = []] = [question, ...question.split('\n').slice(1)] // what a question adds to the one before may be nowhere
    .map((words) => pagesFor(words, library, request.about))
    .filter(({ length }) => length > 0);
  const earlier = request.messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const layered = layeredPage(pages, request.level, library, request.about);
  const answers = [...(layered ? [layered] : []), ...pages.filter(({ page }) => page !== layered?.page)].map((page) =>
    isLayered(library, page)
      ? linesInLayers(page, question, { request, files }, library, earlier)
      : beginningOf(page, earlier),
  );
  const fewest = earlier.length > 0 ? FEWEST : 1;
  return answers.find(({ length }) => length >= fewest) ?? answers.find(({ length }) => length > 0) ?? [];
}

/** What a text as a whole is about, then a sentence of each of its layers, from form to stillness: of form only what speaks of the question. */
function linesInLayers(
  page: FoundPassage,
  question: string,
  { request: { level }, files }: Pick<Grounded, 'request' | 'files'>,
  library: Library,
  earlier: string[],
): Line[] {
  const { thoughts, awareness } = files.persona.library;
  const leads = { 3: '', 2: thoughts[level], 1: awareness[level] };
  const weigh = library.weigh(question);
  const lines = ([3, 2, 1] as const).flatMap((layer): Line[] => {
    const passages = library.passagesOf(page.page).filter(({ heading }) => heading.startsWith(`Layer ${layer}`));
    const line = bestLine(passages, question, library, earlier);
    return line && (layer !== 3 || weigh(line.text) >= SPEAKS) ? [{ ...line, lead: leads[layer] }] : [];
  });
  const summary = summaryOf(page);
  const isNew = earlier.every((answer) => !answer.includes(summary[0]?.text ?? ''));
  if (!isNew) return lines.map((line, place) => (place === 0 ? { ...line, lead: '' } : line));
  return [...(lines[0]?.lead === '' ? summary.slice(0, 1) : summary), ...lines];
}

/** The sentence that says most on a question and can be read alone; none that was in an earlier answer. */
function bestLine(passages: FoundPassage[], question: string, library: Library, earlier: string[]): Line | undefined {
  const weigh = library.weigh(question);
  const lines = passages.flatMap((passage) => {
    const weighGist = library.weigh(`${passage.title} ${passage.heading} ${passage.summary}`);
    return sentencesIn(passage.text).flatMap((text, place) => {
      if (!standsAlone(text) || earlier.some((answer) => answer.includes(text))) return [];
      const share = weigh(text);
      const reads = readability(text);
      const gist = weighGist(text);
      if (share === 0 && (gist === 0 || reads < VERY_READABLE)) return [];
      const value = share + GIST * gist + READABLE * reads + (place === 0 ? FIRST : 0);
      return [{ line: { lead: '', text, passage }, value }];
    });
  });
  return lines.sort((a, b) => b.value - a.value)[0]?.line;
}

/** What a page says of itself. */
const summaryOf = (passage: FoundPassage): Line[] =>
  sentencesIn(passage.summary).map((text) => ({ lead: '', text, passage: { ...passage, url: passage.page } }));

/** A passage as it begins, after what goes on with something before it. */
function beginningOf(passage: FoundPassage, earlier: string[]): Line[] {
  const sentences = sentencesIn(passage.text).filter(
    (text) => !/^·/.test(text) && !earlier.some((answer) => answer.includes(text)),
  );
  const start = passage.isTerm ? 0 : Math.max(0, sentences.findIndex(begins));
  const lead = passage.isTerm ? `${passage.title}:` : '';
  return sentences
    .slice(start, start + MOST_SENTENCES)
    .map((text, place) => ({ lead: place === 0 ? lead : '', text, passage }));
}

/** The sense of a term, or what a page says of itself. */
const senseOf = (passage: FoundPassage): Line[] =>
  sentencesIn(passage.text)
    .slice(0, MOST_SENTENCES)
    .map((text, place) => ({ lead: place === 0 ? `${passage.title}:` : '', text, passage }));
