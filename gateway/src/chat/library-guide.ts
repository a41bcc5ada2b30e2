import { builtIn } from '@roe/shared/api/chat';
import { layerOf } from '@roe/shared/api/layer-of';
import { askedIn } from './asked.ts';
import { collectCitations } from './citations.ts';
import type { AnswerPiece } from './completion.ts';
import type { FoundPassage, Library } from './library.ts';
import { linesFor } from './library-lines.ts';
import type { Line } from './line.ts';
import type { Grounded } from './models-guide.ts';
import { nearestTo } from './nearest.ts';
import { searchWords } from './passages-for.ts';
import { wordCount } from './persona-rules.ts';

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

  const listOf = (pages: FoundPassage[]) => pages.map((page) => `${page.title} ${cite(page)}`).join('; ');

  if (lines.length === 0) {
    const near = nearestTo(searchWords(askedIn(request.messages)), library);
    const begin = words.begin?.pages[request.level].flatMap((page) => library.passagesOf(page).slice(0, 1)) ?? [];
    yield piece(words.nothing[request.level]);
    if (near.length > 0) yield piece(` ${words.near} ${listOf(near)}.`);
    else if (begin.length > 0) yield piece(` ${words.begin?.lead} ${listOf(begin)}.`);
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

/** The first lines that have together at most so many words; the first one in any case, cut where it is too long. */
function linesWithin(words: number, lines: Line[]): Line[] {
  let left = words;
  let isFull: FoundPassage | undefined;
  const fitting: Line[] = [];
  for (const line of lines) {
    const count = wordCount(`${line.lead} ${line.text}`);
    if (count <= left && line.passage.url !== isFull?.url) {
      fitting.push(line);
      left -= count;
    } else if (fitting.length === 0) return [cutLine(line, left)];
    else isFull = line.passage;
  }
  return fitting;
}

function cutLine({ lead, text, passage }: Line, words: number): Line {
  const kept = text.split(/\s+/).slice(0, words - wordCount(lead));
  return { lead, text: `${kept.join(' ')}…`, passage };
}
