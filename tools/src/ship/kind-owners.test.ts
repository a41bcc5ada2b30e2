import { expect, test } from 'vitest';
import { candidateOf } from './candidate.fixture.ts';
import { kindErrors } from './kind-owners.ts';

const kind = { singular: 'Riddle', plural: 'Riddles', isInFeeds: false };

test('a kind belongs to the section that has it, and only the one that would ship is at fault', () => {
  const sections = { riddles: { kinds: { riddle: kind } }, games: { kinds: { game: kind, riddle: kind } } };
  expect(kindErrors(candidateOf(sections, ['games']))).toEqual([
    'mfe-games/section.json: field "kinds": expected kinds that no other section has, received "riddle", which mfe-riddles has',
  ]);
  expect(kindErrors(candidateOf(sections, []))).toEqual([]);
});
