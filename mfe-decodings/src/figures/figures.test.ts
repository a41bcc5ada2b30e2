import { expect, test } from 'vitest';
import { strengthOf } from './forbidden-note.ts';
import { feltIn } from './long-pipe.ts';
import { BLUE, GREEN, heaped, lit, onScreen, powderAndLight, RED } from './powder-and-light.ts';
import { crossingsIn, linesRound } from './threshold-line.ts';

test('a kolam has as many lines as the largest number that divides both sides', () => {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  for (const rows of [1, 2, 3, 4, 5, 6])
    for (const columns of [1, 2, 3, 4, 5, 6]) expect(linesRound(rows, columns)).toHaveLength(divisor(rows, columns));
});

test('the smallest kolam goes the way that the text tells, and crosses itself once in each of seven gaps', () => {
  const [line = []] = linesRound(2, 3);
  expect(line.slice(0, 6)).toEqual([
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 0],
    [6, 1],
  ]);
  expect(line.at(-1)).toEqual(line[0]);
  expect(crossingsIn(line.slice(1), 2, 3)).toBe(7);
});

test('a string that is plucked in the middle has no wave that stands still there', () => {
  expect([1, 2, 3, 4, 5].filter((pieces) => strengthOf(pieces, 1 / 2) < 1e-9)).toEqual([2, 4]);
  expect(strengthOf(3, 1 / 3)).toBeCloseTo(0);
});

test('through a short pipe the water comes home, through a long one it overshoots, through one too long it never settles', () => {
  const furthest = (delay: number, seconds: number) =>
    Math.max(
      ...feltIn(delay, 0.25)
        .slice(seconds * 20)
        .map((warmth) => Math.abs(warmth - 1)),
    );
  expect(Math.max(...feltIn(1, 0.25))).toBeLessThan(1.001);
  expect(Math.max(...feltIn(5, 0.25))).toBeGreaterThan(1.5);
  expect(furthest(5, 45)).toBeLessThan(furthest(5, 15));
  expect(furthest(8, 45)).toBeGreaterThan(0.9);
});

test('three lights make white, three powders a third of it, which three times the light makes white again', () => {
  expect(onScreen(lit(RED, GREEN, BLUE))).toBe('#ffffff');
  for (const part of heaped(RED, GREEN, BLUE)) expect(part).toBeCloseTo(1 / 3);
  expect(powderAndLight([3]).parts['powder']).toEqual({ fill: '#ffffff' });
  expect(powderAndLight([1]).parts['powder']).toEqual({ fill: '#9c9c9c' });
});
