import { wordsOf } from '@roe/shared/search/words';

/** Words of a question that asks for the sense of a word. */
const ASKING =
  /^(?:(?:what|who|explain|define|meaning|tell|describe|does|do|is|are|was|the|a|an|of|me|about|mean|means|by|word|terms?|sanskrit|please|kya|hai|in|s|and|exactly|really)\b\s*)+/i;
const ASKED = /(?:\s+(?:mean|means|meaning|stand for|teach|teaches|say|says|about|exactly|really|kya|hai|please))+$/i;

/** What is left of a question when the words are taken away that ask. */
export const nameIn = (question: string): string => wordsOf(question).join(' ').replace(ASKING, '').replace(ASKED, '');
