import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { corpus } from './corpus.ts';

const folder = path.join(root, 'shell/src/type');
const sheet = readFileSync(path.join(folder, 'type.css'), 'utf8');

/** Family and style → the shipped files that have them. */
const families = Map.groupBy(
  Array.from(
    sheet.matchAll(/font-family: "([^"]+)";\s+font-style: (\w+);[\s\S]+?url\("\.\/([^"]+)"\)/g),
    ([, family, style, file]) => ({
      name: `${family}, ${style}`,
      font: openSync(path.join(folder, file as string)) as Font,
    }),
  ),
  ({ name }) => name,
);

const has = (fonts: { font: Font }[], character: string): boolean =>
  fonts.some(({ font }) => font.hasGlyphForCodePoint(character.codePointAt(0) as number));

const isDevanagari = (character: string): boolean => /[\u0900-\u097F\u1CD0-\u1CFF]/u.test(character);

test('every character that a page may show is in a typeface that ships; else run npm run fonts', () => {
  expect(families.size).toBe(5);
  const uncovered: string[] = [];
  for (const [character, file] of corpus()) {
    for (const [name, fonts] of families) {
      if (name.startsWith('Tiro') !== isDevanagari(character)) continue;
      if (!has(fonts, character)) uncovered.push(`${name} lacks “${character}” of ${file}`);
    }
  }
  expect(uncovered).toEqual([]);
});

test('what is fetched before anything else stays below 70 kB', () => {
  const bytes = ['serif-latin', 'display-latin'].map((name) => readFileSync(path.join(folder, `${name}.woff2`)).length);
  expect((bytes[0] as number) + (bytes[1] as number)).toBeLessThan(70_000);
});
