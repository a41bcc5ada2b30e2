import { readFileSync } from 'node:fs';
import { type Color, parse, wcagContrast } from 'culori';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Token → its colour in each theme. */
const colours = new Map(
  Array.from(
    sheet.matchAll(
      /--([\w-]+): light-dark\(\s*var\(--day, (oklch\([^)]+\))\) var\(--sepia, (oklch\([^)]+\))\),\s*(oklch\([^)]+\))\s*\);/g,
    ),
    ([, name, ...themes]) => {
      const [day, sepia, night] = themes.map((colour) => parse(colour) as Color);
      return [name as string, { day, sepia, night }];
    },
  ),
);

const pairs = Array.from(
  /Pairs that stand[\s\S]+?\*\//.exec(sheet)?.[0].matchAll(/([\w-]+) on ([\w-]+) ([\d.]+)/g) ?? [],
  ([, text, ground, least]) => ({ text: text as string, ground: ground as string, least: Number(least) }),
);

test('every colour has a value for each theme', () => {
  const written = Array.from(sheet.matchAll(/--([\w-]+): light-dark\(/g), ([, name]) => name);
  expect([...colours.keys()]).toEqual(written);
});

test('every colour that says something is in a pair', () => {
  const paired = new Set(pairs.flatMap(({ text, ground }) => [text, ground]));
  const adorning = ['line', 'backdrop', 'glow'];
  expect([...colours.keys()].filter((name) => !paired.has(name))).toEqual(adorning);
});

test.each(pairs)('$text on $ground has a contrast of at least $least in every theme', ({ text, ground, least }) => {
  for (const theme of ['day', 'sepia', 'night'] as const) {
    const contrast = wcagContrast(colours.get(text)?.[theme] as Color, colours.get(ground)?.[theme] as Color);
    expect(contrast, theme).toBeGreaterThanOrEqual(least);
  }
});
