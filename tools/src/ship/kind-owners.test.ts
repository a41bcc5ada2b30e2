import { expect, test } from 'vitest';
import { candidateOf } from './candidate.fixture.ts';
import { kindErrors } from './kind-owners.ts';

const kind = { singular: 'Riddle', plural: 'Riddles', isInFeeds: false };

test('sections say the same of a kind that they have in common, and only the one that would ship is at fault', () => {
  const other = { ...kind, plural: 'All riddles' };
  const sections = { riddles: { kinds: { riddle: kind } }, games: { kinds: { game: kind, riddle: other } } };
  expect(kindErrors(candidateOf(sections, ['games']))).toEqual([
    'mfe-games/section.json: field "kinds": expected kinds that no other section has, or says the same of, received "riddle", of which mfe-riddles says something else',
  ]);
  expect(kindErrors(candidateOf(sections, []))).toEqual([]);
  const alike = { riddles: { kinds: { riddle: kind } }, games: { kinds: { riddle: { ...kind } } } };
  expect(kindErrors(candidateOf(alike, ['games']))).toEqual([]);
});
