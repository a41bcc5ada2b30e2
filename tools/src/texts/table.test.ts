import type { ContentPage } from '@roe/shared/kit/content';
import { expect, test } from 'vitest';
import { tableOf } from './table.ts';

const page = (title: string, text: string, changes: Partial<ContentPage['document']> = {}): ContentPage => ({
  document: {
    ...{ url: `/${title}`, type: 'page', title, summary: title, level: 'Dream' },
    passages: [{ anchor: '', heading: 'One', text }],
    ...changes,
  },
  data: {},
});

test('texts stand under their level, by title, below the medians of the level', () => {
  const [, , ...lines] = tableOf([
    page('Water', 'It is wet.'),
    page('Fire', 'It is not.'),
    page('Air', 'It moves. It moves. It moves.', { level: 'Seer' }),
  ]).split('\n');
  expect(lines.map((line) => line.split(' | ').slice(0, 5).join(' | '))).toEqual([
    '| **Dream, median of 2** | Dream | **4** | **2.0** | **50 %**',
    '| Fire | Dream | 4 | 2.0 | 50 %',
    '| Water | Dream | 4 | 2.0 | 0 %',
    '| **Seer, median of 1** | Seer | **7** | **1.8** | **0 %**',
    '| Air | Seer | 7 | 1.8 | 0 %',
  ]);
});

test.each([
  ['without a level', page('A', 'Text.', { level: null })],
  ['announced only', page('A', 'Text.', { isComingSoon: true })],
  ['withdrawn', { ...page('A', 'Text.'), isWithdrawn: true }],
])('a page %s is not measured', (_, left) => {
  expect(tableOf([left]).split('\n')).toHaveLength(2);
});
