import { wordsOf } from '@roe/shared/search/words';
import { lineOfLayer } from './layer-lines.ts';
import type { FoundPassage } from './library.ts';
import { isLayered } from './library-pages.ts';
import type { Choosing, Line } from './line.ts';
import { searchTerms } from './search-terms.ts';
import { sentencesIn } from './stand-alone.ts';

/** Texts that are looked at for a term, and how much of the question they are called by. */
const TEXTS = 8;
const ABOUT_TERM = 0.5;

/** The most sentences of a sense. */
const MOST_SENTENCES = 3;

/** A later sense of a word is meant where it has so much more of the rest of the question than the first. */
const MEANT = 0.3;

/** The sense of a term that a question means, sentence by sentence; what was said before is left out. */
export function senseOf(passage: FoundPassage, { library, question, isSaid }: Choosing): Line[] {
  const rest = withoutName(question, passage);
  const weigh = library.weigh(rest);
  const [first, ...later] = passage.text.split('\n\n').map((sense) => ({
    sentences: sentencesIn(sense.split('\n')[0] ?? '').filter((text) => !isSaid(text)),
    share: weigh(sense),
  }));
  const better = later.find(({ share }) => share > (first?.share ?? 0) + MEANT);
  const others = later.filter(({ share }) => share > 0 || searchTerms(rest).length === 0);
  const chosen = [better, first, ...others].find((sense) => sense && sense.sentences.length > 0);
  return (chosen?.sentences ?? []).map((text, place) => ({
    lead: place === 0 ? `${passage.title}:` : '',
    text,
    passage,
  }));
}

/** What a question says beside the name of a page. */
function withoutName(question: string, { title, about }: FoundPassage): string {
  const nameTerms = new Set(searchTerms(`${title} ${about}`, true));
  return wordsOf(question)
    .filter((word) => !searchTerms(word, true).some((term) => nameTerms.has(term)))
    .join(' ');
}

/**
 * A term's sense. Then, for a beginner, an example from daily life; for the others what a text about it says of thoughts, and of what knows
 * of them. Who has read much is told less.
 */
export function termLines(passage: FoundPassage, choosing: Choosing): Line[] {
  const { request, files, library, question, isSaid } = choosing;
  const { level } = request;
  const sense = senseOf(passage, choosing).slice(0, MOST_SENTENCES);
  const meant = passage.text.split('\n\n').find((paragraph) => paragraph.includes(sense[0]?.text ?? '\n'));
  const example = meant?.split('\n')[1] ?? '';
  if (level === 'beginner')
    return example && !isSaid(example)
      ? [...sense, { lead: files.persona.library.example, text: example, passage }]
      : sense;
  const weigh = library.weigh(question);
  const text = library
    .find(question, TEXTS)
    .find((page) => isLayered(library, page) && weigh(`${page.title} ${page.about}`) >= ABOUT_TERM);
  const layers = level === 'seeker' ? ([2, 1] as const) : ([1] as const);
  return [...sense, ...(text ? layers.flatMap((layer) => lineOfLayer(text, layer, choosing)) : [])];
}
