import { expect, test } from 'vitest';
import { nearest } from './near-titles.ts';

const slugs = ['seer-awakens', 'three-layer-model', 'mirror-is-you', 'what-is-roe'];

const near = (word: string) => nearest(word, slugs, (slug) => [slug], 0.35);

test.each([
  ['the-seer-awakens', 'seer-awakens'],
  ['seer_awaken', 'seer-awakens'],
  ['3-layer-model', 'three-layer-model'],
  ['MirrorIsYou', 'mirror-is-you'],
])('%s may mean %s', (word, meant) => {
  expect(near(word)[0]).toBe(meant);
});

test.each(['kubernetes', '', '-'])('“%s” means none of them', (word) => {
  expect(near(word)).toEqual([]);
});

test('the likest of the names that a thing has counts, and three are offered at most', () => {
  const things = [
    { id: 'far', names: ['lamp', 'seer'] },
    { id: 'near', names: ['om', 'lamps at dusk'] },
    ...[1, 2, 3].map((n) => ({ id: `other ${n}`, names: ['lamps at dawn'] })),
  ];
  const ids = nearest('lamps-at-dusk', things, ({ names }) => names, 0.3).map(({ id }) => id);
  expect(ids).toEqual(['near', 'other 1', 'other 2']);
});
