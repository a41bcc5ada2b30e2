import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { always } from './corpus.ts';
import { changedWords, drawingOf, typeFolder, uncoveredCharacters, verseFonts } from './coverage.ts';

const bytesOf = (name: string) => readFileSync(path.join(typeFolder, `${name}.woff2`)).length;

test('every character that a site in English with Sanskrit needs is in a typeface that ships; else run npm run fonts', () => {
  expect(uncoveredCharacters(new Map(always.map((character) => [character, 'always'])))).toEqual([]);
});

test('a character of a text that no typeface has is named, with its file and each typeface that lacks it', () => {
  const sentences = uncoveredCharacters(new Map([['Ж', 'mfe-x/content/a.md']]));
  expect(sentences).toHaveLength(4);
  expect(sentences).toContain('mfe-x/content/a.md: Source Serif 4, italic has no “Ж”');
});

test('what a first visit fetches when its text stands stays below 85 kB', () => {
  const names = ['serif', 'serif-italic', 'display', 'sans'];
  expect(names.reduce((sum, name) => sum + bytesOf(name), 0)).toBeLessThan(85_000);
});

const wordsOf = (...words: string[]) => new Map(words.map((word) => [word, 'a.md']));

test('words in Devanagari look as in the whole typeface; one whose conjunct no text had when it was cut is named', async () => {
  expect(await changedWords(wordsOf('ॐ', 'साक्षी', 'ब्रह्म', 'ज्ञानम्', 'शान्तिः', 'आत्मा'))).toEqual([]);
  expect(await changedWords(wordsOf('ङ्ङ्ङ', 'ट्ठ्ड्ढ'))).not.toEqual([]);
});

test('a conjunct that no text holds can be read from its letters', async () => {
  const { shipped } = await verseFonts();
  const consonants = always.filter((letter) => letter >= 'क' && letter <= 'ह' && letter.length === 1);
  const all = [...new Set(consonants)];
  const conjuncts = all.flatMap((first) => all.map((second) => `${first}्${second}`));
  expect(conjuncts).toHaveLength(33 ** 2);
  const unreadable = conjuncts.filter((conjunct) =>
    drawingOf(shipped, conjunct).some(({ isMissing, outline }) => isMissing || outline === ''),
  );
  expect(unreadable).toEqual([]);
});

test('what every page with a verse fetches stays below 45 kB', () => {
  expect(bytesOf('devanagari')).toBeLessThan(45_000);
});
