import { expect, test } from 'vitest';
import { correctionOf } from './misspelt.ts';

const known = ['meditation', 'mediation', 'gratitude', 'attitude', 'breathe', 'karma'];

test.each([
  ['a letter is wrong', 'meditatiom', 'meditation'],
  ['two letters are changed about', 'braethe', 'breathe'],
  ['the nearest of two is meant', 'mediatoin', 'mediation'],
  ['a word of seven letters has one wrong', 'breatha', 'breathe'],
])('%s: “%s” is “%s”', (_, word, meant) => {
  expect(correctionOf(word, known)).toBe(meant);
});

test.each([
  ['a short word may be another', 'karna'],
  ['two are wrong in a word of seven letters', 'breadhy'],
  ['the first letter is never wrong', 'nattitude'],
])('%s: “%s” stays', (_, word) => {
  expect(correctionOf(word, known)).toBeUndefined();
});
