import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subset from 'subset-font';
import { keepConjuncts } from './conjuncts.ts';

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

/** CSS `unicode-range` of a script's file. */
export const unicodeRange = (script: Script): string =>
  ranges[script].map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(', ');

/** A typeface as the site ships it: one cut of one style, in one file a script. */
export interface Face {
  /** Stem of its files. */
  name: string;
  family: string;
  style: 'normal' | 'italic';
  /** CSS `font-weight` of the face. */
  weight: string;
  /** CSS `font-display`: what is there first stays for the page, so that nothing moves; but a device may have no Devanagari at all. */
  display: 'swap' | 'optional';
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
    display: 'optional',
    source: serif('normal'),
    scripts: ['latin', 'latin-ext'],
    axes: { wght: { min: 400, max: 700 }, opsz: 18 },
  },
  {
    name: 'serif-italic',
    family: 'Source Serif 4',
    style: 'italic',
    weight: '400 700',
    display: 'optional',
    source: serif('italic'),
    scripts: ['latin', 'latin-ext'],
    axes: { wght: { min: 400, max: 700 }, opsz: 18 },
  },
  {
    name: 'display',
    family: 'Source Serif 4 Display',
    style: 'normal',
    weight: '400',
    display: 'optional',
    source: serif('normal'),
    scripts: ['latin', 'latin-ext'],
    axes: { wght: 400, opsz: 60 },
  },
  {
    name: 'sans',
    family: 'Inter',
    style: 'normal',
    weight: '400 650',
    display: 'optional',
    source: (script) => `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`,
    scripts: ['latin', 'latin-ext'],
    axes: { wght: { min: 400, max: 650 } },
  },
  {
    name: 'devanagari',
    family: 'Tiro Devanagari Sanskrit',
    style: 'normal',
    weight: '400',
    display: 'swap',
    source: () => '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2',
    scripts: ['devanagari'],
    hasConjuncts: true,
  },
];

const { resolve } = createRequire(import.meta.url);

export interface Cut {
  face: Face;
  script: Script;
  /** File name without its extension. */
  name: string;
  woff2: Buffer;
  /** The shipped file, opened. */
  font: Font;
}

/** The whole file of a face for a script, as the registry has it. */
export const sourceOf = (face: Face, script: Script): Buffer => readFileSync(resolve(face.source(script)));

/** Cuts a face down to those of the wanted characters that its file for the script has. */
async function cut(face: Face, script: Script, wanted: Set<string>, words: Set<string>): Promise<Cut> {
  const bytes = sourceOf(face, script);
  const source = create(bytes) as Font;
  const characters = [...wanted]
    .filter((character) => isOf(script, character) && source.hasGlyphForCodePoint(pointOf(character)))
    .join('');
  const woff2 = await subset(face.hasConjuncts ? await keepConjuncts(bytes, characters, words) : bytes, characters, {
    targetFormat: 'woff2',
    ...(face.axes && { variationAxes: face.axes }),
  });
  const name = face.scripts.length > 1 ? `${face.name}-${script}` : face.name;
  return { face, script, name, woff2, font: create(woff2) as Font };
}

/** All files of all faces, for pages that show these characters, and these words in Devanagari. */
export async function cutFaces(wanted: Set<string>, words: Set<string>): Promise<Cut[]> {
  const cuts: Cut[] = [];
  for (const face of faces) for (const script of face.scripts) cuts.push(await cut(face, script, wanted, words));
  return cuts;
}
