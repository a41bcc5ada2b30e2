import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { corpus } from './corpus.ts';

const folder = path.join(root, 'shell/src/type');
const sheet = readFileSync(path.join(folder, 'type.css'), 'utf8');

const files = Array.from(
  sheet.matchAll(/font-family: "([^"]+)";\s+font-style: (\w+);[\s\S]+?url\("\.\/([^"]+)"\)/g),
  ([, family, style, file]) => ({
    face: `${family}, ${style}`,
    font: openSync(path.join(folder, String(file))) as Font,
  }),
);
const faces = [...new Set(files.map(({ face }) => face))];

const has = (face: string, character: string): boolean =>
  files.some((file) => file.face === face && file.font.hasGlyphForCodePoint(Number(character.codePointAt(0))));

const isDevanagari = (character: string): boolean => /[\u0900-\u097F\u1CD0-\u1CFF]/u.test(character);

test('every character that a page may show is in a typeface that ships; else run npm run fonts', () => {
  expect(faces).toHaveLength(5);
  const uncovered = Array.from(corpus()).flatMap(([character, file]) =>
    faces
      .filter((face) => face.startsWith('Tiro') === isDevanagari(character) && !has(face, character))
      .map((face) => `${face} lacks “${character}” of ${file}`),
  );
  expect(uncovered).toEqual([]);
});

test('what is fetched before anything else stays below 70 kB', () => {
  const bytes = (name: string) => readFileSync(path.join(folder, `${name}.woff2`)).length;
  expect(bytes('serif-latin') + bytes('display-latin')).toBeLessThan(70_000);
});
