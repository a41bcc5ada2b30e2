/** Marks that Latin letters carry in IAST. Those of Devanagari are letters of their own and stay. */
const LATIN_MARKS = /[\u0300-\u036f]/g;

/** Lower case, without diacritics: "Śūnyatā" → "sunyata". */
export const fold = (text: string): string => text.normalize('NFD').replace(LATIN_MARKS, '').toLowerCase();

/** What people write in the place of IAST, in this order: each rule sees what the ones before it have left. */
const looseRules: [RegExp, string][] = [
  [/gy/g, 'jn'],
  [/sh/g, 's'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/aa/g, 'a'],
  [/(.)\1+/gu, '$1'],
  [/ch/g, 'c'],
  [/([kgtdpbj])h/g, '$1'],
  [/ri|(?<=[^aeiou])ru/g, 'r'],
  [/[nm](?=[kgcjtdpbs])/g, 'n'],
  [/(?<=...)m$/, ''],
  [/[\s-]+/g, ''],
];

/** One key for the usual spellings of a Sanskrit word: "Shoonyata", "sunyata" and "śūnyatā" → "sunyata". */
export const loose = (text: string): string =>
  looseRules.reduce((key, [pattern, letters]) => key.replace(pattern, letters), fold(text));
