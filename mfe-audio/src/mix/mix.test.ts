import { afterEach, expect, test } from 'vitest';
import { levelChosen, mixFrom, mixText, soundscapeToggled, useMix } from './mix.ts';

afterEach(() => useMix.setState(useMix.getInitialState()));

const ids = ['rain-and-river', 'ocean-of-being', 'cosmic-drone', 'tanpura-and-bowls'];

test('a mix comes back from its address as it was', () => {
  const levels = { 'rain-and-river': 80, 'cosmic-drone': 0 };
  expect(mixText(levels)).toBe('rain-and-river_80.cosmic-drone_0');
  expect(mixFrom(mixText(levels), ids)).toEqual(levels);
  expect(new URLSearchParams({ mix: mixText(levels) }).toString()).toBe(`mix=${mixText(levels)}`);
});

test('of an address only what can be played is taken: known soundscapes, three of them, no louder than they are', () => {
  expect(mixFrom('rain-and-river_900.jazz_50.ocean-of-being.cosmic-drone_x.__proto___1', ids)).toEqual({
    'rain-and-river': 100,
  });
  expect(Object.keys(mixFrom(ids.map((id) => `${id}_50`).join('.'), ids))).toEqual(ids.slice(0, 3));
});

test('a fourth soundscape has no room until one goes', () => {
  for (const id of ids) soundscapeToggled(id);
  expect(Object.keys(useMix.getState().levels)).toEqual(ids.slice(0, 3));
  soundscapeToggled('rain-and-river');
  soundscapeToggled('tanpura-and-bowls');
  levelChosen('tanpura-and-bowls', 25);
  expect(useMix.getState().levels).toEqual({ 'ocean-of-being': 60, 'cosmic-drone': 60, 'tanpura-and-bowls': 25 });
});
