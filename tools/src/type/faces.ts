import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subset from 'subset-font';
import { keepConjuncts } from './conjuncts.ts';
import { mergeCuts } from './merge.ts';

/** Scripts as the registry's packages cut them into files, with the range of characters that browsers ask each file for. */
const ranges = {
  latin: [
    [0x20, 0xff],
    [0x2000, 0x22ff],
  ],
  'latin-ext': [
    [0x100, 0x2ff],
    [0x1e00, 0x1eff],
  ],
  devanagari: [
    [0x900, 0x97f],
    [0x1cd0, 0x1cff],
  ],
} satisfies Record<string, [number, number][]>;

type Script = keyof typeof ranges;

const isOf = (script: Script, character: string): boolean =>
  ranges[script].some(([from, to]) => from <= pointOf(character) && pointOf(character) <= to);

const pointOf = (character: string): number => character.codePointAt(0) as number;

/** CSS `unicode-range` of a face that has one script alone, which a device may draw as well. */
export const unicodeRange = ({ scripts: [script, ...others] }: Face): string | undefined =>
  script && others.length === 0
    ? ranges[script].map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(', ')
    : undefined;

/** A typeface as the site ships it: one cut of one style, in one file, so that no word is set in two. */
export interface Face {
  /** Stem of its file. */
  name: string;
  family: string;
  style: 'normal' | 'italic';
  /** CSS `font-weight` of the face. */
  weight: string;
  /** Its file in the registry's package. */
  source: (script: Script) => string;
  scripts: Script[];
  /** Its letters join into hundreds of conjuncts, of which only those of the texts' words stay. */
  hasConjuncts?: true;
  /** Variation axes that stay: a range, or the one value that is kept. */
  axes?: Record<string, number | { min: number; max: number }>;
}

const serif = (style: string) => (script: Script) =>
  `@fontsource-variable/source-serif-4/files/source-serif-4-${script}-opsz-${style}.woff2`;

/** The text cut for reading, with a true italic for IAST; the display cut for headings; Inter for the interface; Tiro for verse. */
export const faces: Face[] = [
  {
    name: 'serif',
    family: 'Source Serif 4',
    style: 'normal',
    weight: '400 700',
    source: serif('normal'),
    scripts: ['latin', 'latin-ext'],
    axes: { wght: { min: 400, max: 700 }, opsz: 18 },
  },
  {
    name: 'serif-italic',
    family: 'Source Serif 4',
    style: 'italic',
    weight: '400 700',
    source: serif('italic'),
    scripts: ['latin', 'latin-ext'],
    axes: { wght: { min: 400, max: 700 }, opsz: 18 },
  },
  {
    name: 'display',
    family: 'Source Serif 4 Display',
    style: 'normal',
    weight: '400',
    source: serif('normal'),
    scripts: ['latin', 'latin-ext'],
    axes: { wght: 400, opsz: 60 },
  },
  {
    name: 'sans',
    family: 'Inter',
    style: 'normal',
    weight: '400 650',
    source: (script) => `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`,
    scripts: ['latin', 'latin-ext'],
    axes: { wght: { min: 400, max: 650 } },
  },
  {
    name: 'devanagari',
    family: 'Tiro Devanagari Sanskrit',
    style: 'normal',
    weight: '400',
    source: () => '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2',
    scripts: ['devanagari'],
    hasConjuncts: true,
  },
];

const { resolve } = createRequire(import.meta.url);

export interface Cut {
  face: Face;
  woff2: Buffer;
  /** The shipped file, opened. */
  font: Font;
}

/** The whole file of a face for a script, as the registry has it. */
export const sourceOf = (face: Face, script: Script): Buffer => readFileSync(resolve(face.source(script)));

/** Features that the site's sheets and running text use: what the others draw stays out. */
const layout = { keepFeatures: ['kern', 'liga', 'tnum'], dropTables: ['BASE', 'MVAR', 'STAT'] };

/** Those of the wanted characters that a face's file for a script has. */
function charactersOf(face: Face, script: Script, wanted: Set<string>): string {
  const source = create(sourceOf(face, script)) as Font;
  return [...wanted]
    .filter((character) => isOf(script, character) && source.hasGlyphForCodePoint(pointOf(character)))
    .join('');
}

/** A face's file, with the cuts for all its scripts. */
async function fileOf(face: Face, wanted: Set<string>, words: Set<string>): Promise<Buffer> {
  const [script, ...others] = face.scripts.map((script) => ({
    script,
    characters: charactersOf(face, script, wanted),
  }));
  if (!script) throw new Error(`${face.name}: expected scripts, received none`);
  if (face.hasConjuncts) {
    const kept = await keepConjuncts(sourceOf(face, script.script), script.characters, words);
    return subset(kept, script.characters, { targetFormat: 'woff2' });
  }
  const options = { ...layout, noHinting: true, ...(face.axes && { variationAxes: face.axes }) };
  const cut = (part: typeof script) =>
    subset(sourceOf(face, part.script), part.characters, { ...options, targetFormat: 'truetype' as const });
  let merged = await cut(script);
  for (const part of others) merged = mergeCuts(merged, await cut(part));
  const all = [script, ...others].map(({ characters }) => characters).join('');
  return subset(merged, all, { ...layout, targetFormat: 'woff2' });
}

/** The files of all faces, for pages that show these characters, and these words in Devanagari. */
export async function cutFaces(wanted: Set<string>, words: Set<string>): Promise<Cut[]> {
  const cuts: Cut[] = [];
  for (const face of faces) {
    const woff2 = await fileOf(face, wanted, words);
    cuts.push({ face, woff2, font: create(woff2) as Font });
  }
  return cuts;
}
