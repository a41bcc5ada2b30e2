import type { Answerer, AnswerNotes } from '@roe/shared/api/chat';
import { layerOf } from '@roe/shared/api/layer-of';
import type { Piece } from './ask-provider.ts';
import { checkCitations } from './citations.ts';
import type { AnswerPiece } from './completion.ts';
import { failures } from './failures.ts';
import type { FoundPassage } from './library.ts';
import { personaRules, wordCount } from './persona-rules.ts';
import { cutSentences, type Sentence } from './sentences.ts';

interface Shape {
  provider: Answerer;
  passages: readonly FoundPassage[];
  /** The answer has fewer words than this. */
  words: number;
  instructions: string;
}

/**
 * Makes of what a model says what the reader gets, sentence by sentence: one that breaks a rule is left out, the answer ends before it
 * is too long, and it names no passage that is not there. The first piece is empty and comes with the model's first words.
 * @throws {Problem} where nothing is left
 */
export async function* shapeAnswer(
  pieces: AsyncGenerator<Piece, void>,
  { provider, passages, words, instructions }: Shape,
): AsyncGenerator<AnswerPiece, void> {
  const { check, citations } = checkCitations(passages);
  const isAllowed = personaRules(instructions);
  const sentences = cutSentences();
  let answer = '';
  let hasParagraphs = false;
  let modelUsed = '';
  const notes = (): AnswerNotes => ({
    providerUsed: provider,
    modelUsed,
    layer: layerOf(answer)?.layer ?? null,
    citations: [...citations],
  });

  /** Adds a sentence. @returns what the reader gets of it, or undefined where the answer is long enough */
  function add({ text, gap }: Sentence): string | undefined {
    if (!isAllowed(text, answer)) return '';
    const room = words - 1 - wordCount(answer);
    if (wordCount(text) > room && answer) return undefined;
    const kept = check(wordCount(text) > room ? beginningOf(text, room) : text).trim();
    if (wordCount(kept) === 0) return '';
    const isParagraph = gap === '\n\n' && answer !== '' && !hasParagraphs;
    hasParagraphs ||= isParagraph;
    const added = (answer && (isParagraph ? '\n\n' : ' ')) + kept;
    answer += added;
    return added;
  }

  for await (const { text, model } of pieces) {
    if (!modelUsed) {
      modelUsed = model.slice(0, 100);
      yield { text: '', roe: notes() };
    }
    for (const sentence of sentences.add(text)) {
      const added = add(sentence);
      if (added === undefined) return;
      if (added) yield { text: added, roe: notes() };
    }
  }
  for (const sentence of sentences.end()) {
    const added = add(sentence);
    if (added) yield { text: added, roe: notes() };
  }
  if (!answer) throw failures.empty();
}

/** The first words of a sentence that is too long, up to a comma where there is one in its second half. */
function beginningOf(text: string, words: number): string {
  const beginning = text.split(/\s+/).slice(0, words).join(' ');
  const comma = Math.max(beginning.lastIndexOf(','), beginning.lastIndexOf(';'), beginning.lastIndexOf(':'));
  return `${(comma > beginning.length / 2 ? beginning.slice(0, comma) : beginning).replace(/[\s,;:–-]+$/, '')}…`;
}
