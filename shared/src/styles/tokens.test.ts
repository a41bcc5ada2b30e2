import { readFileSync } from 'node:fs';
import { parse, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { themedColour } from '../../kit/tokens.ts';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const names = Array.from(sheet.matchAll(/--([\w-]+): light-dark\(/g), ([, name]) => name as string);

const pairs = Array.from(
  /Pairs that stand[\s\S]+?\*\//.exec(sheet)?.[0].matchAll(/([\w-]+) on ([\w-]+) ([\d.]+)/g) ?? [],
  ([, text, ground, least]) => ({ text: text as string, ground: ground as string, least: Number(least) }),
);

test.each(names)('%s is a colour in every theme', (name) => {
  for (const colour of Object.values(themedColour(name))) expect(parse(colour), colour).toBeDefined();
});

test('every colour that says something is in a pair', () => {
  const paired = new Set(pairs.flatMap(({ text, ground }) => [text, ground]));
  const adorning = ['line', 'backdrop', 'ground-dim', 'glow'];
  expect(names.filter((name) => !paired.has(name))).toEqual(adorning);
});

test.each(pairs)('$text on $ground has a contrast of at least $least in every theme', ({ text, ground, least }) => {
  for (const theme of ['day', 'sepia', 'night'] as const) {
    expect(wcagContrast(themedColour(text)[theme], themedColour(ground)[theme]), theme).toBeGreaterThanOrEqual(least);
  }
});
