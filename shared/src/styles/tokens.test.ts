import { readFileSync } from 'node:fs';
import { type Color, parse, wcagContrast } from 'culori';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Token → its colour by day and by night. */
const colours = new Map(
  Array.from(
    sheet.matchAll(/--([\w-]+): light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\);/g),
    ([, name, day, night]) => [
      name as string,
      { day: parse(day as string) as Color, night: parse(night as string) as Color },
    ],
  ),
);

const pairs = Array.from(
  /Pairs that stand[\s\S]+?\*\//.exec(sheet)?.[0].matchAll(/([\w-]+) on ([\w-]+) ([\d.]+)/g) ?? [],
  ([, text, ground, least]) => ({ text: text as string, ground: ground as string, least: Number(least) }),
);

test('every colour that says something is in a pair', () => {
  const paired = new Set(pairs.flatMap(({ text, ground }) => [text, ground]));
  const adorning = ['line', 'backdrop', 'glow'];
  expect([...colours.keys()].filter((name) => !paired.has(name))).toEqual(adorning);
});

test.each(pairs)(
  '$text on $ground has a contrast of at least $least by day and by night',
  ({ text, ground, least }) => {
    for (const time of ['day', 'night'] as const) {
      const contrast = wcagContrast(colours.get(text)?.[time] as Color, colours.get(ground)?.[time] as Color);
      expect(contrast, time).toBeGreaterThanOrEqual(least);
    }
  },
);
