import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Font, openSync } from 'fontkit';
import { type Font as ShapingFont, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { corpus, devanagariWords } from './corpus.ts';
import { type Face, sourceOf, faces as typefaces } from './faces.ts';
import { fontOf, lineOf, unpack } from './shaping.ts';

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

const letters = Array.from(corpus().keys()).filter(isDevanagari).join('');
const verse = typefaces.find(({ hasConjuncts }) => hasConjuncts) as Face;
const whole = async () => fontOf(await unpack(sourceOf(verse, 'devanagari'), letters));
const shipped = async () => fontOf(await unpack(readFileSync(path.join(folder, 'devanagari.woff2')), letters));

/** What a reader sees of a word: of each glyph its outline, where it stands, and whether it is the box for a missing one. */
function drawingOf(font: ShapingFont, word: string) {
  const line = lineOf(word);
  shape(font, line);
  return line.getGlyphInfosAndPositions().map(({ codepoint, xOffset, yOffset, xAdvance }) => ({
    outline: font.glyphToPath(codepoint),
    place: [xOffset, yOffset, xAdvance],
    isMissing: codepoint === 0,
  }));
}

test('every word in Devanagari looks as in the whole typeface; else run npm run fonts', async () => {
  const [ours, theirs] = await Promise.all([shipped(), whole()]);
  const words = Array.from(devanagariWords());
  expect(words.length).toBeGreaterThan(300);
  const different = words.filter(([word]) => {
    const drawing = drawingOf(ours, word);
    return drawing.some(({ isMissing }) => isMissing) || !isDeepStrictEqual(drawing, drawingOf(theirs, word));
  });
  expect(different.map(([word, file]) => `“${word}” of ${file}`)).toEqual([]);
});

test('a conjunct that no text holds can be read from its letters', async () => {
  const ours = await shipped();
  const consonants = Array.from(letters).filter((letter) => letter >= 'क' && letter <= 'ह');
  const conjuncts = consonants.flatMap((first) => consonants.map((second) => `${first}्${second}`));
  expect(conjuncts).toHaveLength(33 ** 2);
  const unreadable = conjuncts.filter((conjunct) =>
    drawingOf(ours, conjunct).some(({ isMissing, outline }) => isMissing || outline === ''),
  );
  expect(unreadable).toEqual([]);
});

test('what every page with a verse fetches stays below 45 kB', () => {
  expect(readFileSync(path.join(folder, 'devanagari.woff2')).length).toBeLessThan(45_000);
});
