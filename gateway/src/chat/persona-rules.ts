import { plainWords } from './plain-words.ts';

/** So many words in a row that are also those of the guide's instructions are taken from there. */
const REPEATED = 7;

const FORBIDDEN = /\bdear\s+(?:\S+\s+)?seekers?\b/i;
/** Whatever leads out of the site, draws, or is markup: only citations that the gateway has checked lead anywhere. */
const LEADS_AWAY =
  /\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|\b(?:javascript|data|mailto):|!\[|\]\(|<\/?[a-z!]|\b[\w-]+\.(?:com|net|org|io|xyz|info|example)\b/i;
/** A layer by its number. */
const LAYER = /\blayers?\s+(?:one|two|three|[123])\b/gi;
const LIST_OF_LAYERS = /(?:^|\n)\s*(?:[-*•]|\d[.)])\s*\**(?:layer|stillness|vibration|form)\b/i;

export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word.replace(/\[\d+\]/g, ''))).length;

const runsOf = (text: string): string[] => {
  const words = plainWords(text);
  return words.slice(REPEATED - 1).map((_, place) => words.slice(place, place + REPEATED).join(' '));
};

/**
 * Tells whether a sentence may reach the reader (specification §9).
 * @param instructions which the guide was given, and does not repeat
 */
export function personaRules(instructions: string): (sentence: string, before: string) => boolean {
  const runs = new Set(runsOf(instructions));
  const layersIn = (text: string) => new Set(text.match(LAYER)?.map((name) => name.slice(-3).toLowerCase()));
  return (sentence, before) =>
    !FORBIDDEN.test(sentence) &&
    !LEADS_AWAY.test(sentence) &&
    !LIST_OF_LAYERS.test(sentence) &&
    (layersIn(sentence).size === 0 || layersIn(`${before} ${sentence}`).size < 2) &&
    !runsOf(sentence).some((run) => runs.has(run));
}
