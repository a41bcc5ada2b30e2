import { pronunciationOf } from './pronunciation.ts';
import type { Spoken } from './speak.ts';

/** A Sanskrit word in both scripts. */
export interface Word {
  /** In IAST. */
  term: string;
  devanagari: string;
}

/** Scripts whose letters stand in Unicode in the order of those of Devanagari lie this far behind them. */
const KANNADA = 0x0380;

const inKannada = (devanagari: string): string =>
  devanagari
    .replaceAll('ॐ', 'ओं')
    .replace(/[\u0900-\u0963\u0966-\u096f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + KANNADA));

/** Slower than a voice reads its own language. */
const RATE = 0.8;

/**
 * How a Sanskrit word is best said with these voices. A voice for Kannada says every letter as it is written; one for Hindi leaves
 * out the short a at the end of a word; one for English is given the syllables.
 * @returns nothing where there is no such voice
 */
export function saidWith(voices: readonly SpeechSynthesisVoice[], { term, devanagari }: Word): Spoken | undefined {
  const ways: [language: string, text: string][] = [
    ['kn', inKannada(devanagari)],
    ['sa', devanagari],
    ['hi', devanagari],
    ['en', pronunciationOf(term).toLowerCase().replaceAll('-', ' ')],
  ];
  for (const [language, text] of ways) {
    const voice = voices.find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
    if (voice) return { text, voice, rate: RATE };
  }
  return undefined;
}
