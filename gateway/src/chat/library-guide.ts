import { builtIn } from '@roe/shared/api/chat';
import { layerOf } from '@roe/shared/api/layer-of';
import { collectCitations } from './citations.ts';
import type { AnswerPiece } from './completion.ts';
import type { FoundPassage, Library } from './library.ts';
import { linesFor } from './library-lines.ts';
import type { Grounded } from './models-guide.ts';
import { searchWords } from './passages-for.ts';
import { wordCount } from './persona-rules.ts';

/** A part of an answer of the library: a connective, a sentence of a text, and the passage that it is of. */
export interface Line {
  lead: string;
  text: string;
  passage: FoundPassage;
}

/**
 * The guide without a language model: it answers in sentences of the site's texts, cites each, and says that it is the library. Under as many
 * words as the persona allows; where the library holds nothing, it says so and names the nearest pages.
 */
export async function* answerFromLibrary(grounded: Grounded, library: Library): AsyncGenerator<AnswerPiece, void> {
  const { request, files } = grounded;
  const words = files.persona.library;
  const lines = linesFor(grounded, library);
  const { citations, numberOf } = collectCitations();
  let answer = '';
  const piece = (text: string): AnswerPiece => {
    answer += text;
    const layer = layerOf(answer)?.layer ?? null;
    return { text, roe: { providerUsed: builtIn, modelUsed: builtIn, layer, citations: [...citations] } };
  };
  const cite = (passage: FoundPassage): string => `[${numberOf(passage)}]`;

  if (lines.length === 0) {
    const near = nearest(searchWords(request), library);
    yield piece(words.nothing[request.level]);
    if (near.length > 0) yield piece(` ${words.near} ${near.map((page) => `${page.title} ${cite(page)}`).join('; ')}.`);
    return;
  }
  yield piece(words.opening[request.level]);
  const room = files.options.answer.words - 1 - wordCount(answer);
  const fitting = linesWithin(room, lines);
  for (const [index, { lead, text, passage }] of fitting.entries()) {
    const isLastOf = fitting[index + 1]?.passage.url !== passage.url;
    yield piece([lead && ` ${lead}`, ` ${text}`, isLastOf ? ` ${cite(passage)}` : ''].join(''));
  }
}

/** A page is near that has so much of a question. */
const NEAR = 0.35;

function nearest(question: string, library: Library): FoundPassage[] {
  const weigh = library.weigh(question);
  const isNear = ({ title, summary, heading, text }: FoundPassage) =>
    weigh(`${title} ${summary} ${heading} ${text}`) >= NEAR;
  return library.find(question, 6).filter(isNear).slice(0, 3);
}

/** The first lines that have together at most so many words; the first one in any case, cut where it is too long. */
function linesWithin(words: number, lines: Line[]): Line[] {
  let left = words;
  const fitting: Line[] = [];
  for (const line of lines) {
    const count = wordCount(`${line.lead} ${line.text}`);
    if (count <= left) {
      fitting.push(line);
      left -= count;
    } else if (fitting.length === 0) return [cutLine(line, left)];
  }
  return fitting;
}

function cutLine({ lead, text, passage }: Line, words: number): Line {
  const kept = text.split(/\s+/).slice(0, words - wordCount(lead));
  return { lead, text: `${kept.join(' ')}…`, passage };
}
