import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

const line = (at: number, iast: string, syllables = [0, 0.5]) => ({
  at,
  until: at + 2,
  devanagari: `ॐ ${iast}`,
  iast,
  syllables: syllables.map((after, place) => ({ at: at + after, iast: `${iast}${place}` })),
});

test('each line stands once, with all its beginnings, its syllables and its meaning', () => {
  const words = wordsOf('om', [line(3, 'tat'), line(10.1, 'tat')], { meanings: { tat: 'that' }, source: 'Ṛgveda' });
  expect(words).toEqual({
    source: 'Ṛgveda',
    lines: [
      {
        devanagari: 'ॐ tat',
        iast: 'tat',
        meaning: 'that',
        at: [3, 10.1],
        lasts: 2,
        syllables: [
          { after: 0, iast: 'tat0' },
          { after: 0.5, iast: 'tat1' },
        ],
      },
    ],
  });
});

test('a track without words has none', () => expect(wordsOf('rain', [])).toBeNull());

test('a line without a meaning, a meaning without a line, and a line that is spoken otherwise are errors', () => {
  const meanings = { tat: 'that' };
  expect(() => wordsOf('om', [line(3, 'tat')])).toThrow('expected the meaning of "tat"');
  expect(() => wordsOf('om', [], { meanings, source: 'Ṛgveda' })).toThrow('received "tat"');
  const other = [line(3, 'tat'), line(9, 'tat', [0, 0.9])];
  expect(() => wordsOf('om', other, { meanings, source: 'Ṛgveda' })).toThrow('at 9 s to be spoken as before');
});
