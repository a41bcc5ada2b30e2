import { expect, test } from 'vitest';
import { saidWith } from './sanskrit.ts';

const voicesFor = (...languages: string[]) => languages.map((lang) => ({ lang }) as SpeechSynthesisVoice);

const word = { term: 'turīya', devanagari: 'तुरीय' };

test('a voice for Kannada goes before one for Hindi, and that before one for English, whatever their order', () => {
  const voices = voicesFor('en-GB', 'hi_IN', 'kn-IN');
  expect(saidWith(voices, word)).toMatchObject({ text: 'ತುರೀಯ', voice: { lang: 'kn-IN' } });
  expect(saidWith(voices.slice(0, 2), word)).toMatchObject({ text: 'तुरीय', voice: { lang: 'hi_IN' } });
});

test('a voice for English is given the syllables, and every voice takes its time', () => {
  expect(saidWith(voicesFor('de-DE', 'en-US'), word)).toMatchObject({ text: 'tu ree yuh', rate: 0.8 });
});

test('a sign that only Devanagari has is written out for Kannada', () => {
  expect(saidWith(voicesFor('kn-IN'), { term: 'oṃ', devanagari: 'ॐ' })?.text).toBe('ಓಂ');
});

test('with voices for other languages nothing is said', () => {
  expect(saidWith(voicesFor('de-DE', 'fr-FR'), word)).toBeUndefined();
});
