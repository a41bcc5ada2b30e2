import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subset from 'subset-font';

const { resolve } = createRequire(import.meta.url);

const sources = {
  display: {
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-*-opsz-normal.woff2',
    axes: { wght: 400, opsz: 60 },
  },
  sans: { file: '@fontsource-variable/inter/files/inter-*-wght-normal.woff2', axes: { wght: 560 } },
};

/** Letters as outlines: a picture made of them needs no installed font. */
export interface Lettering {
  /** Width of a line in pixels. */
  width: (text: string, size: number, tracking?: number) => number;
  /** SVG path of a line whose baseline starts at (x, y), in pixels; `tracking` is added between letters. */
  path: (text: string, x: number, y: number, size: number, tracking?: number) => string;
}

/**
 * The headings' display cut or the interface's face, with what `characters` needs of it.
 * @throws where the face lacks one of them
 */
export async function lettering(face: keyof typeof sources, characters: string): Promise<Lettering> {
  const { file, axes } = sources[face];
  const fonts: Font[] = [];
  for (const script of ['latin', 'latin-ext']) {
    const bytes = readFileSync(resolve(file.replace('*', script)));
    // fontkit cannot set the axes of a WOFF2; HarfBuzz can, on the way to TrueType.
    const fixed = await subset(bytes, characters, { targetFormat: 'truetype', variationAxes: axes });
    fonts.push(create(fixed) as Font);
  }
  return {
    width: (...line) => set(fonts, ...line).width,
    path: (text, x, y, ...form) => set(fonts, text, ...form).at(x, y),
  };
}

function set(fonts: readonly Font[], text: string, size: number, tracking = 0) {
  const pieces: { outline: string; x: number }[] = [];
  let x = 0;
  for (const { font, run } of runsOf(fonts, text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    glyphs.forEach((glyph, index) => {
      const outline = glyph.path.scale(scale, -scale);
      pieces.push({ outline: outline.toSVG(), x: x + Number(positions[index]?.xOffset) * scale });
      x += Number(positions[index]?.xAdvance) * scale + tracking;
    });
  }
  return {
    width: Math.max(0, x - tracking),
    at: (left: number, baseline: number) =>
      pieces
        .filter(({ outline }) => outline)
        .map(
          (piece) => `<path transform="translate(${(left + piece.x).toFixed(2)} ${baseline})" d="${piece.outline}"/>`,
        )
        .join(''),
  };
}

/** Parts of a line by the file that has their letters. */
function runsOf(fonts: readonly Font[], text: string): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(character.codePointAt(0) as number));
    if (!font) throw new Error(`"${text}": expected letters that the site's typefaces have, received "${character}".`);
    const last = runs.at(-1);
    if (last?.font === font) last.run += character;
    else runs.push({ font, run: character });
  }
  return runs;
}
