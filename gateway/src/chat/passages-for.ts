import type { GuideOptions } from '@roe/shared/api/guide-files';
import { type Asked, askedIn } from './asked.ts';
import type { FoundPassage, Library } from './library.ts';
import type { GuideRequest } from './request.ts';

/** What the passages are looked for by: the question, and in a second line its topic where it goes on with one. */
export const searchWords = ({ question, topic }: Pick<Asked, 'question' | 'topic'>): string =>
  [question, topic].filter(Boolean).join('\n');

/** The passages that a question is answered from, the best first. */
export const passagesFor = (
  request: GuideRequest,
  library: Library,
  { passages }: Pick<GuideOptions, 'passages'>,
): FoundPassage[] => library.find(library.corrected(searchWords(askedIn(request.messages))), passages, request.about);
