import type { SeekerLevel } from '@roe/shared/api/chat';
import type { ConsciousnessLevel } from '@roe/shared/contract';
import { nameIn } from './asked-name.ts';
import type { FoundPassage, Library } from './library.ts';
import type { Line } from './library-guide.ts';
import type { Grounded } from './models-guide.ts';
import { searchWords } from './passages-for.ts';
import { begins, readability, sentencesIn, standsAlone } from './stand-alone.ts';

/** Pages that are looked at. */
const PAGES = 8;

/** The library has something on a question where a page is about so much of it, or fits so well although it is about less. */
const MOST_OF_IT = 0.75;
const ENOUGH_OF_IT = 0.25;
const FITS = 8.6;

/** A page with the three layers goes before a better one without, down to this part of its score; one of the reader's level, down to this. */
const LAYERED = 0.8;
const OF_LEVEL = 0.85;

/** What counts in a sentence beside what it says on the question: what its page is about, how it reads, and that it begins a passage. */
const GIST = 0.4;
const READABLE = 0.35;
const FIRST = 0.1;
/** A sentence that says nothing on the question must be about its page's subject, and read so well. */
const VERY_READABLE = 0.75;

/** What pages count by what they are: prepared answers, then texts in three layers, go before words and before what only tells of something. */
const PREPARED = 1.15;
const TERM = 0.8;
const OTHER = 0.75;

/** The most sentences of one passage. */
const MOST_SENTENCES = 4;

const levelOf: Record<SeekerLevel, ConsciousnessLevel> = { beginner: 'Dream', seeker: 'Seeker', realized: 'Seer' };

/** Sentences of the site that answer a question, in the order of the persona; none where the library holds nothing on it. */
export function linesFor({ request, files }: Grounded, library: Library): Line[] {
  const question = searchWords(request);
  const term = library.named(nameIn(request.messages.at(-1)?.content ?? ''));
  if (term) return senseOf(term);
  const pages = pagesFor(question, library, request.about);
  const [best] = pages;
  if (!best || (best.page !== request.about && !holdsSomething(pages, library, question))) return [];

  const earlier = request.messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const choose = (passages: FoundPassage[]): Line | undefined => bestLine(passages, question, library, earlier);
  const layered = layeredPage(pages, request.level, library, request.about);
  if (layered) {
    const { thoughts, awareness } = files.persona.library;
    const leads = { 3: '', 2: thoughts[request.level], 1: awareness[request.level] };
    const passages = library.passagesOf(layered.page);
    const lines = ([3, 2, 1] as const).flatMap((layer): Line[] => {
      const line = choose(passages.filter(({ heading }) => heading.startsWith(`Layer ${layer}`)));
      if (line) return [{ ...line, lead: leads[layer] }];
      return layer === 3 ? summaryOf(layered).slice(0, 1) : [];
    });
    return lines.length > 1 ? lines : summaryOf(layered);
  }
  return beginningOf(best, earlier);
}

/** The pages that fit, the best for an answer first. */
function pagesFor(question: string, library: Library, about?: string): FoundPassage[] {
  function countOf(passage: FoundPassage): number {
    if (passage.isPrepared) return PREPARED;
    if (passage.isTerm) return TERM;
    return isLayered(library, passage) ? 1 : OTHER;
  }
  const pages = library
    .find(question, PAGES, about)
    .map((passage) => ({ ...passage, score: passage.score * countOf(passage) }));
  const isAbout = ({ page }: FoundPassage) => Number(page === about);
  return pages.sort((a, b) => isAbout(b) - isAbout(a) || b.score - a.score);
}

/** Whether one of the first pages is about enough of a question. */
function holdsSomething(pages: FoundPassage[], library: Library, question: string): boolean {
  const weigh = library.weigh(question);
  return pages.slice(0, 4).some(({ page, score }) => {
    const texts = library.passagesOf(page).map(({ title, heading, text }) => `${title} ${heading} ${text}`);
    const share = Math.max(...texts.map(weigh));
    return share >= MOST_OF_IT || (share >= ENOUGH_OF_IT && score >= FITS);
  });
}

const isLayered = (library: Library, { page }: FoundPassage): boolean =>
  library.passagesOf(page).filter(({ heading }) => /^Layer [123]/.test(heading)).length === 3;

/** The page whose layers answer: one of the reader's level first, unless another fits much better. */
function layeredPage(
  pages: FoundPassage[],
  level: SeekerLevel,
  library: Library,
  about?: string,
): FoundPassage | undefined {
  const [best] = pages;
  const layered = pages.filter((page) => isLayered(library, page));
  const [first] = layered;
  if (!best || !first) return undefined;
  if (first.page === about) return first;
  if (first.score < LAYERED * best.score) return undefined;
  return layered.find((page) => page.level === levelOf[level] && page.score >= OF_LEVEL * first.score) ?? first;
}

/** The sentence that says most on a question and can be read alone; none that was in an earlier answer. */
function bestLine(passages: FoundPassage[], question: string, library: Library, earlier: string[]): Line | undefined {
  const weigh = library.weigh(question);
  const lines = passages.flatMap((passage) => {
    const weighGist = library.weigh(`${passage.title} ${passage.heading}`);
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
  const sentences = sentencesIn(passage.text).filter((text) => !earlier.some((answer) => answer.includes(text)));
  const start = Math.max(0, sentences.findIndex(begins));
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
