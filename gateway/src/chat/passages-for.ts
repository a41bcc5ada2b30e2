import type { GuideOptions } from '@roe/shared/api/guide-files';
import { wordsOf } from '@roe/shared/search/words';
import type { FoundPassage, Library } from './library.ts';
import type { GuideRequest } from './request.ts';

/** Words below which a question, such as "and why?", goes on with what was asked before. */
const SHORT = 6;

/** How a question begins that goes on with the one before it. */
const GOES_ON = /^\W*(?:and|but|so|then|what about|how about|aur|lekin|phir|to)\b/i;

/** Words of time that say nothing of it. */
const IDIOMS =
  /\b(?:all the time|right now|at the moment|these days|every (?:time|day)|some day|first of all|(?:last|this|next) (?:week|month|year|night)|yesterday|today|tomorrow)\b/gi;

/** What the passages are looked for by: the question, and in a second line the one before it where it goes on with that, or says little by itself. */
export function searchWords({ messages }: Pick<GuideRequest, 'messages'>): string {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = (questions.at(-1) ?? '').replace(IDIOMS, ' ').replace(/\s+/g, ' ');
  return wordsOf(last).length < SHORT || GOES_ON.test(last)
    ? [last, ...questions.slice(-2, -1).map((before) => before.replace(/\s+/g, ' '))].join('\n')
    : last;
}

/** The passages that a question is answered from, the best first. */
export const passagesFor = (
  request: GuideRequest,
  library: Library,
  { passages }: Pick<GuideOptions, 'passages'>,
): FoundPassage[] => library.find(searchWords(request), passages, request.about);
