import { wordCount } from './persona-rules.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Fewest and most words of a sentence that is quoted. */
const SHORTEST = 6;
const LONGEST = 30;

/** What a sentence begins with that goes on with the one before it. */
const GOES_ON =
  /^(?:it|its|this(?! site)|that|these|those|he|she|they|his|her|their|him|them|such|but|and|so|or|nor|yet|then|there|here|both|neither|either|another|others?|also|still|thus|hence|therefore|instead|again|later|earlier|afterwards?|meanwhile|besides|even so|at once|for (?:him|her|them|this|that|example|instance)|the (?:same|other|first|second|third|former|latter|two|rest|next|last|answer|word|stor(?:y|ies)|books?|verse|text|poem)|one of (?:them|these)|in (?:it|this|that|both|all)|to (?:this|that|it)|by (?:this|that|then)|with (?:this|that|it)|from (?:this|that|it|them|there|here)|not (?:so|that|this)|the ones?|because|no|yes|(?:if|when|as|though|while|since) (?:it|they|he|she)|\S+:|what follows|what comes|why)\b/i;

/** What points to something that was said before, wherever it stands. */
const POINTS_BACK =
  /\b(?:above|below|this (?:page|text|stor(?:y|ies)|verse|books?)|as we saw|as said|he|she|him|his|her|hers|(?:about|of|reports?|knows?|calls?|thought) (?:it|them|this|that)[.,:;]?(?! \w+ (?:who|which)))\b/i;

const isBalanced = (text: string): boolean =>
  [
    ['(', ')'],
    ['“', '”'],
    ['[', ']'],
  ].every(([open = '', close = '']) => text.split(open).length === text.split(close).length);

export const sentencesIn = (text: string): string[] =>
  Array.from(segmenter.segment(text.replace(/\s+/g, ' ')), ({ segment }) => segment.trim());

/** Whether a sentence says something by itself. */
export function standsAlone(sentence: string): boolean {
  const words = wordCount(sentence);
  return (
    words >= SHORTEST &&
    words <= LONGEST &&
    begins(sentence) &&
    /[.!]”?$/.test(sentence) &&
    !POINTS_BACK.test(sentence) &&
    isBalanced(sentence)
  );
}

/** Whether a sentence can begin a text. */
export function begins(sentence: string): boolean {
  return /^[“‘]?\p{Lu}/u.test(sentence) && !GOES_ON.test(sentence.replace(/^[“‘]/, ''));
}

/** How well a sentence can be read by whoever has not read its page, 0..1: what is told of anybody goes before what is told of somebody. */
export function readability(sentence: string): number {
  const names = sentence
    .split(/\s+/)
    .filter(
      (word, place) => /^[“(]?\p{Lu}/u.test(word) && !/^I\b/.test(word) && (place > 0 || /[^\p{ASCII}]/u.test(word)),
    ).length;
  const isOfYou = /\b(?:you|your|we|our|one|nobody|everybody|anyone|mind|body|thought|attention)\b/i.test(sentence);
  const isPast = /\b(?:was|were|had|did|\w+ed)\b/.test(sentence);
  const score = 0.6 + (isOfYou ? 0.3 : 0) - 0.12 * names - (isPast ? 0.2 : 0) - (/\d/.test(sentence) ? 0.25 : 0);
  return Math.min(1, Math.max(0, score));
}

/** Whether a sentence only promises what its text tells: "What engineers say, and where karma has been misused." */
export const isTeaser = (sentence: string): boolean =>
  /^(?:What|How|Where|Why|Which|With|For somebody)\b[^?]*\.$/.test(sentence);
