import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

const width = (line: string) => line.length;

test('a title that fits stays on one line', () => {
  expect(breakLines('What Is ROE?', width, 20)).toEqual(['What Is ROE?']);
});

test('lines are as even as can be', () => {
  expect(breakLines('one two three four five six', width, 24)).toEqual(['one two three', 'four five six']);
});

test('a dash never begins a line', () => {
  expect(breakLines('Everything – Awakening', width, 12)).toEqual(['Everything –', 'Awakening']);
});

test('a word that is wider than the room does not fit', () => {
  expect(breakLines('Nāsadīyasūktabhāṣya', width, 12)).toBeNull();
});
