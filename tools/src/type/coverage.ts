import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Font, openSync } from 'fontkit';
import { type Font as ShapingFont, shape } from 'harfbuzzjs';
import { root } from '../workspace.ts';
import { corpus, devanagariWords } from './corpus.ts';
import { type Face, faces, sourceOf } from './faces.ts';
import { fontOf, lineOf, unpack } from './shaping.ts';

/** Where the typefaces lie that the shell ships, with their sheet. */
export const typeFolder = path.join(root, 'shell/src/type');

const isDevanagari = (character: string): boolean => /[\u0900-\u097F\u1CD0-\u1CFF]/u.test(character);

/**
 * Characters that a typeface which ships should have and lacks, so that a device draws them with one of its own.
 * @param characters each with the file that holds it
 * @returns a sentence for each
 */
export function uncoveredCharacters(characters = corpus()): string[] {
  const sheet = readFileSync(path.join(typeFolder, 'type.css'), 'utf8');
  const files = Array.from(
    sheet.matchAll(/font-family: "([^"]+)";\s+font-style: (\w+);[\s\S]+?url\("\.\/([^"]+)"\)/g),
    ([, family, style, file]) => ({
      face: `${family}, ${style}`,
      font: openSync(path.join(typeFolder, String(file))) as Font,
    }),
  );
  const has = (face: string, character: string): boolean =>
    files.some((file) => file.face === face && file.font.hasGlyphForCodePoint(Number(character.codePointAt(0))));
  return Array.from(characters).flatMap(([character, file]) =>
    [...new Set(files.map(({ face }) => face))]
      .filter((face) => face.startsWith('Tiro') === isDevanagari(character) && !has(face, character))
      .map((face) => `${file}: ${face} has no “${character}”`),
  );
}

/** The typeface of the verses as it ships, and as it is before it is cut down. */
export async function verseFonts(): Promise<{ shipped: ShapingFont; whole: ShapingFont }> {
  const letters = [...corpus().keys()].filter(isDevanagari).join('');
  const verse = faces.find(({ hasConjuncts }) => hasConjuncts) as Face;
  const [shipped, whole] = await Promise.all(
    [readFileSync(path.join(typeFolder, 'devanagari.woff2')), sourceOf(verse, 'devanagari')].map(async (bytes) =>
      fontOf(await unpack(bytes, letters)),
    ),
  );
  return { shipped, whole } as { shipped: ShapingFont; whole: ShapingFont };
}

/** What a reader sees of a word: of each glyph its outline, where it stands, and whether it is the box for a missing one. */
export function drawingOf(font: ShapingFont, word: string) {
  const line = lineOf(word);
  shape(font, line);
  return line.getGlyphInfosAndPositions().map(({ codepoint, xOffset, yOffset, xAdvance }) => ({
    outline: font.glyphToPath(codepoint),
    place: [xOffset, yOffset, xAdvance],
    isMissing: codepoint === 0,
  }));
}

/**
 * Words in Devanagari that look otherwise than in the whole typeface, because the one that ships lacks a conjunct of theirs.
 * @param words each with the file that holds it
 * @returns a sentence for each
 */
export async function changedWords(words = devanagariWords()): Promise<string[]> {
  const { shipped, whole } = await verseFonts();
  return Array.from(words)
    .filter(([word]) => {
      const drawing = drawingOf(shipped, word);
      return drawing.some(({ isMissing }) => isMissing) || !isDeepStrictEqual(drawing, drawingOf(whole, word));
    })
    .map(([word, file]) => `${file}: Tiro Devanagari Sanskrit lacks a conjunct of “${word}”`);
}
