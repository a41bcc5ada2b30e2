import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Variation } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { typeFolder } from './coverage.ts';
import { type Face, faces, sourceOf } from './faces.ts';
import { fontOf, unpack } from './shaping.ts';

const letters = 'Aaegknt0128āīūṛṝḷḹṃḥṅñṭḍṇśṣĀĪŪṚṜḶḸṂḤṄÑṬḌṆŚṢ';
const texts = faces.filter(({ hasConjuncts }) => !hasConjuncts);
const heaviest = ({ axes = {} }: Face): number => (typeof axes['wght'] === 'object' ? axes['wght'].max : 400);

test.each(texts)(
  'letters of $name are those of the whole typeface, at its least and its greatest weight',
  async (face) => {
    const merged = fontOf(await unpack(readFileSync(path.join(typeFolder, `${face.name}.woff2`)), letters));
    const sources = await Promise.all(
      face.scripts.map(async (script) => fontOf(await unpack(sourceOf(face, script), letters))),
    );
    const opsz = face.axes?.['opsz'];
    for (const weight of [400, heaviest(face)]) {
      merged.setVariations([new Variation('wght', weight)]);
      for (const source of sources)
        source.setVariations([
          new Variation('wght', weight),
          ...(typeof opsz === 'number' ? [new Variation('opsz', opsz)] : []),
        ]);
      for (const letter of letters) {
        const point = Number(letter.codePointAt(0));
        const source = sources.find((font) => font.nominalGlyph(point));
        const [ours, theirs] = [merged.nominalGlyph(point) ?? 0, source?.nominalGlyph(point) ?? 0];
        expect(ours, letter).not.toBe(0);
        const points = (outline = '') => (outline.match(/-?[\d.]+/g) ?? []).map(Number);
        const [outline, whole] = [points(merged.glyphToPath(ours)), points(source?.glyphToPath(theirs))];
        expect(outline.length, letter).toBe(whole.length);
        const distance = Math.max(...outline.map((at, index) => Math.abs(at - Number(whole[index]))));
        expect(distance, `${letter} at ${weight}`).toBeLessThan(2); // units of an em of 1000 or 2048, by rounding
        expect(Math.abs(merged.glyphHAdvance(ours) - Number(source?.glyphHAdvance(theirs))), letter).toBeLessThan(2);
      }
    }
  },
);
