import { expect, test } from 'vitest';
import { relatedIn } from './related.ts';
import type { Decoding } from './texts.ts';

const cosmos = (slug: string, changes: Partial<Decoding> = {}): Decoding =>
  ({
    slug,
    category: 'Cosmos',
    consciousnessLevel: 'Dream',
    series: null,
    tags: [],
    comingSoon: false,
    ...changes,
  }) as Decoding;

const slugsOf = (decodings: Decoding[]): string[] => decodings.map(({ slug }) => slug);

test('shared tags come before the series, the series before the level, and among equals the newest is first', () => {
  const subject = cosmos('own', { tags: ['egg', 'sea'], series: 'Beginnings' });
  const all = [
    cosmos('other-level', { consciousnessLevel: 'Seer' }),
    cosmos('newer'),
    subject,
    cosmos('older'),
    cosmos('same-series', { series: 'Beginnings', consciousnessLevel: 'Seer' }),
    cosmos('one-tag', { tags: ['egg'], consciousnessLevel: 'Seer' }),
    cosmos('two-tags', { tags: ['sea', 'egg'], consciousnessLevel: 'Seer' }),
    cosmos('teaser', { tags: ['sea', 'egg'], comingSoon: true }),
    cosmos('elsewhere', { tags: ['sea', 'egg'], category: 'Darshan' }),
  ];
  expect(slugsOf(relatedIn(all)(subject))).toEqual([
    'two-tags',
    'one-tag',
    'same-series',
    'newer',
    'older',
    'other-level',
  ]);
});

test('there are twelve at most, and none of them is the decoding itself', () => {
  const all = Array.from({ length: 14 }, (_, index) => cosmos(`text-${index}`));
  expect(slugsOf(relatedIn(all)(all[3] as Decoding))).toEqual(
    [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((index) => `text-${index}`),
  );
});

test('a decoding that nobody else shares its category with has the nearest of all others', () => {
  const subject = cosmos('own', { category: 'Darshan', tags: ['egg'], series: 'Beginnings' });
  const all = [
    cosmos('other-level', { consciousnessLevel: 'Seer' }),
    cosmos('same-level'),
    subject,
    cosmos('same-series', { series: 'Beginnings', consciousnessLevel: 'Seer' }),
    cosmos('one-tag', { tags: ['egg'], consciousnessLevel: 'Seer' }),
    cosmos('teaser', { category: 'Darshan', tags: ['egg'], comingSoon: true }),
  ];
  expect(slugsOf(relatedIn(all)(subject))).toEqual(['one-tag', 'same-series', 'same-level', 'other-level']);
});
