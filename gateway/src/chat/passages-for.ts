import type { GuideOptions } from '@roe/shared/api/guide-files';
import { wordsOf } from '@roe/shared/search/words';
import type { FoundPassage, Library } from './library.ts';
import type { GuideRequest } from './request.ts';

/** Words below which a question, such as "and why?", goes on with what was asked before. */
const SHORT = 6;

/** Words of time that say nothing of it. */
const IDIOMS =
  /\b(?:all the time|right now|at the moment|these days|every (?:time|day)|some day|first of all|(?:last|this|next) (?:week|month|year|night)|yesterday|today|tomorrow)\b/gi;

/** What the passages are looked for by: the question, and the one before it where it says little by itself. */
export function searchWords({ messages }: Pick<GuideRequest, 'messages'>): string {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = (questions.at(-1) ?? '').replace(IDIOMS, ' ');
  return wordsOf(last).length < SHORT ? [last, ...questions.slice(-2, -1)].join('\n') : last;
}

/** The passages that a question is answered from, the best first. */
export const passagesFor = (
  request: GuideRequest,
  library: Library,
  { passages }: Pick<GuideOptions, 'passages'>,
): FoundPassage[] => library.find(searchWords(request), passages, request.about);
