import { wordsOf } from '@roe/shared/search/words';
import { hindiWords, isHindi } from './hindi.ts';

/** Words of a question that asks for the sense of a word. */
const ASKING =
  /^(?:(?:what|whats|wat|who|whos|explain|define|meaning|tell|describe|does|do|is|are|was|the|a|an|of|me|about|mean|means|by|word|terms?|sanskrit|please|s|and|exactly|really)\b\s*)+/i;
const ASKED = /(?:\s+(?:mean|means|meaning|stand for|teach|teaches|say|says|about|exactly|really|please))+$/i;

/** "What" and "who" in Hindi; "how" asks for more than a sense. */
const ASKING_IN_HINDI = /(?:^|\s)(?:kya|kaun|क्या|कौन)(?:\s|$)/i;

/** What is left of a question when the words are taken away that ask. */
export function nameIn(question: string): string {
  const words = wordsOf(question).join(' ');
  if (!isHindi(question)) return words.replace(ASKING, '').replace(ASKED, '');
  return ASKING_IN_HINDI.test(words) ? wordsIn(question) : '';
}

const wordsIn = (question: string): string =>
  hindiWords(question)
    .map(({ word }) => word)
    .join(' ');
