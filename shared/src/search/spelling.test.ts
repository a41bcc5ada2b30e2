import { describe, expect, test } from 'vitest';
import { fold, loose } from './spelling.ts';
import { pairs } from './spellings.fixture.ts';

test.each(
  Object.entries(pairs).flatMap(([word, typed]) => typed.split(', ').map((spelling) => [spelling, word] as const)),
)('“%s” finds %s', (spelling, word) => {
  expect(loose(word).startsWith(loose(spelling))).toBe(true);
});

describe('words that differ stay apart', () => {
  test.each([
    ['karma', 'kāma'],
    ['dhyāna', 'jñāna'],
    ['prakṛti', 'pravṛtti'],
    ['sat', 'sattva'],
    ['māyā', 'manas'],
    ['guṇa', 'guru'],
    ['yuga', 'yoga'],
  ])('%s and %s', (one, other) => {
    expect(loose(one)).not.toBe(loose(other));
  });
});

test('folding takes Latin marks away and leaves Devanagari whole', () => {
  expect(fold('Śūnyatā')).toBe('sunyata');
  expect(fold('ÉTÉ')).toBe('ete');
  expect(fold('शून्यता')).toBe('शून्यता'.normalize('NFD'));
});

test('a short word keeps its last letter', () => {
  expect(loose('oṃ')).toBe('om');
  expect(loose('yogam')).toBe('yoga');
});
