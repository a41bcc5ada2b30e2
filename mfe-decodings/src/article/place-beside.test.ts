import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const phone = { width: 320, height: 640 };
const card = { width: 288, height: 200 };
const word = (left: number, top: number) => ({ left, top, bottom: top + 20 });

test('a card stands below its word, and begins where the word begins', () => {
  expect(placeBeside(word(100, 100), card, { width: 1440, height: 900 })).toEqual({ left: 100, top: 128 });
});

test('at the edge of a small window it moves inwards', () => {
  expect(placeBeside(word(290, 100), card, phone).left).toBe(24);
  expect(placeBeside(word(-5, 100), card, phone).left).toBe(8);
});

test('near the foot of the window it stands above', () => {
  expect(placeBeside(word(10, 600), card, phone).top).toBe(392);
});

test('where it fits neither above nor below it takes the larger side, and begins inside the window', () => {
  const flat = { width: 320, height: 240 };
  expect(placeBeside(word(10, 40), card, flat).top).toBe(68);
  expect(placeBeside(word(10, 180), card, flat).top).toBe(8);
});
