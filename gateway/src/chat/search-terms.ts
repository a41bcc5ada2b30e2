import { fold } from '@roe/shared/search/spelling';
import { inIast } from '@roe/shared/search/transliterate';
import { spellingsOf, wordsOf } from '@roe/shared/search/words';
import { stemmer } from 'stemmer';
import { hindiWords, isHindi } from './hindi.ts';

/** English words that say nothing of what a text is about. */
const STOP_WORDS = new Set(
  `a about above after again against all also although always am among an and another any anybody anyone anything are as ask at away back be became
  because been before being below between both but by call called came can cannot come comes could day did do does doing done down during each
  either else even ever every everybody everyone everything few find for from further get gets give given go goes going gone got had has have having
  he happen happened happens hence her here hers herself him himself his how however i if in into is it its itself just keep kind know known less let like made make
  makes many matter may me mean means might mine more most much must my myself need neither never no nobody none nor not nothing now of off often
  on once one ones only or other others our ours ourselves out over own part people per perhaps person put quite rather really s said same say says
  see seem seems seen shall she should since so some somebody someone something sometimes somewhere soon still such t take taken tell tells than that the
  their theirs them themselves then there these they thing things think this those though through thus to together too toward towards under
  until up upon us use used very via want wants was way we well went were what whatever when where whether which while who whoever whole whom whose why
  will with within without word words would yes yet you your yours yourself yourselves don doesn didn isn aren wasn won ll re ve m d
  saying asked asking wat whats whos pls plz u ur im ive dont cant doesnt please explain describe define really exactly simply simple feel feels feeling become becomes everyday differ difference different
  compare compared comparison versus vs role significance importance concept hello hi hey thank thanks welcome bye namaskar`
    .split(/\s+/)
    .filter(Boolean),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word.toLowerCase());

/** A shorter key would meet too many words. */
const SHORTEST_LOOSE = 4;

/**
 * The terms by which a text is found: stems of its words, and of words that may be Sanskrit also the key in which their spellings meet. Words
 * that every text has are left out.
 * @param mayBeSanskrit without its marks: in names and in what visitors type
 */
export const searchTerms = (text: string, mayBeSanskrit = false): string[] =>
  wordsOf(text).flatMap((word) => termsOf(word.replace(/[’'](?:s|re|ve|ll|d|m|t)?$/i, ''), mayBeSanskrit));

function termsOf(word: string, mayBeSanskrit: boolean): string[] {
  const isPlain = /^[a-z]*$/i.test(word);
  const plain = isPlain ? word.toLowerCase() : fold(inIast(word));
  if (!plain || STOP_WORDS.has(plain)) return [];
  const key = isPlain && !mayBeSanskrit ? '' : spellingsOf(word).loose;
  return key.length < SHORTEST_LOOSE ? [stemmer(plain)] : [stemmer(plain), key];
}

/** The words of what a visitor typed, each once, with the terms under which each may stand in a text: of Hindi in English too. */
export function wordsOfQuestion(question: string): string[][] {
  const words = isHindi(question)
    ? hindiWords(question).map(({ word, meaning }) => [...searchTerms(meaning), ...namesOf(word, meaning)])
    : wordsOf(question).map((word) => searchTerms(word, true));
  return [...new Map(words.map((terms) => [terms[0], terms])).values()].filter(({ length }) => length > 0);
}

/** A Hindi word itself: where its sense is known, only as a name, since "man" is the mind. */
const namesOf = (word: string, meaning: string): string[] =>
  searchTerms(word, true).filter((term) => !meaning || term.startsWith('~'));
