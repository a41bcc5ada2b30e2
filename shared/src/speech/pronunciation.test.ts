import { expect, test } from 'vitest';
import { pronunciationOf } from './pronunciation.ts';

test.for<[string, string, string]>([
  ['turīya', 'tu-REE-yuh', 'short u is not long ū'],
  ['muhūrta', 'mu-HOOR-tuh', 'a long vowel before the last syllable'],
  ['buddhi', 'BUD-dhi', 'two consonants part the syllables'],
  ['sākṣī', 'SAAK-shee', 'two syllables'],
  ['kuṇḍalinī', 'KUN-duh-li-nee', 'the last heavy syllable before the last one'],
  ['upaniṣad', 'U-puh-ni-shuhd', 'none is heavy: the fourth from the end'],
  ['pratītyasamutpāda', 'pruh-teet-yuh-suh-mut-PAA-duh', 'a long word'],
  ['ahaṃkāra', 'uh-huhng-KAA-ruh', 'ṃ before k'],
  ['saṃtoṣa', 'suhn-TOH-shuh', 'ṃ before t'],
  ['oṃ', 'OHM', 'ṃ at the end'],
  ['brahman', 'BRUH-muhn', 'h at the end of a syllable'],
  ['jñāna', 'GNYAA-nuh', 'jñ is one sound'],
  ['chandas', 'CHHUHN-duhs', 'ch with breath'],
  ['cārvāka', 'chaar-VAA-kuh', 'c without'],
  ['tat tvam asi', 'TUHT TVUHM UH-si', 'each word has its own stress'],
])('%s is said %s: %s', ([term, said]) => {
  expect(pronunciationOf(term)).toBe(said);
});
