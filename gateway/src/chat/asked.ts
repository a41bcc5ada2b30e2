import { wordsOf } from '@roe/shared/search/words';
import type { GuideRequest } from './request.ts';
import { wordsOfQuestion } from './search-terms.ts';

/** What a reader asks, in the light of the conversation. */
export interface Asked {
  question: string;
  /** The question that it goes on with, empty where it stands by itself. */
  topic: string;
  /** The question is only asked together with its topic: it says "it" or "what about …". */
  isPart: boolean;
}

/** Words below which a question may go on with what was asked before. */
const SHORT = 6;

/** How a question begins that leaves out what it is about. */
const ELLIPSIS =
  /^\W*(?:(?:and|but|so|then|or|aur|lekin|phir)\b\W*(?:\S+\s*){0,4}$|(?:and |but )?(?:what|how) about\b)/i;
const GOES_ON = /^\W*(?:and|but|so|then|aur|lekin|phir)\b/i;

/** What points to something that was said before, but for "is it true that …". */
const POINTS_BACK =
  /\b(?:it|that|they|them|he|him|his|she|her|their|its)\b(?<!\b(?:is|was) it)(?! (?:i|we|you)\b)|\bthis\b(?! (?:site|page|website))/i;

/** Words of a question that only asks for more. */
const FOR_MORE =
  /\b(?:examples?|instance|details?|elaborate|continue|clarify|expand|deeper|shorter|longer|long|often|terms?|summary|summari[sz]e|practice|practical|ok|okay|thanks|der|detail me|vistaar)\b/gi;

/** Words of time that say nothing of it. */
const IDIOMS =
  /\b(?:all the time|right now|at the moment|these days|every (?:time|day)|some day|first of all|(?:last|this|next) (?:week|month|year|night)|yesterday|today|tomorrow)\b/gi;

/** What the last message of a conversation asks. */
export function askedIn(messages: GuideRequest['messages']): Asked {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => plain(content));
  return askedAt(questions, questions.length - 1);
}

function askedAt(questions: string[], place: number): Asked {
  const question = questions[place] ?? '';
  if (place <= 0) return { question, topic: '', isPart: false };
  const before = askedAt(questions, place - 1);
  const topic = before.isPart ? `${before.question}\n${before.topic}` : before.question;
  if (wordsOfQuestion(question.replace(FOR_MORE, ' ')).length === 0) return { ...before, question: topic, topic: '' };
  const isPart = ELLIPSIS.test(question) || POINTS_BACK.test(question);
  const isShort = GOES_ON.test(question) || wordsOf(question).length < SHORT;
  return { question, topic: isPart || isShort ? topic : '', isPart };
}

const plain = (question: string): string => question.replace(IDIOMS, ' ').replace(/\s+/g, ' ').trim();
