import { expect, test } from 'vitest';
import { layerOf } from './layer-of.ts';

test.each([
  ['Rest in pure consciousness.', 1, 'pure consciousness'],
  ['Stillness was there before.', 1, 'Stillness'],
  ['The body moves in awareness.', 1, 'awareness'],
  ['Death and karma.', 2, 'karma'],
  ['A pattern in the body', 2, 'pattern'],
  ['energy', 2, 'energy'],
  ['Vibration!', 2, 'Vibration'],
  ['The death of a form', 3, 'death'],
  ['what is manifested', 3, 'manifested'],
  ['The BODY knows', 3, 'BODY'],
])('“%s” is of layer %i, by “%s”', (text, layer, word) => {
  expect(layerOf(text)).toEqual({ layer, word });
});

test.each([
  'Information transforms everybody.',
  'Consciousness alone is not enough.',
  'unawareness, deathless, patterned, energetic, karmas',
  '',
])('“%s” is of none: only whole words count', (text) => {
  expect(layerOf(text)).toBeUndefined();
});
