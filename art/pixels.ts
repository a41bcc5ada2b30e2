import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderHere, sceneOf } from './core/render.ts';
import { fingerprint } from './publish.ts';
import { sizeAt, type Work } from './work.ts';

/** Small enough for a unit test, large enough that every part of a recipe runs. */
const WIDTH = 96;

/** Fingerprints of small pictures by id. */
export type PixelTable = Record<string, string>;

export const scenePixelsFile = path.join(import.meta.dirname, 'pixels.json');

/** Fingerprint of a work's picture, 96 pixels wide. */
export const smallPixels = async (work: Work): Promise<string> =>
  fingerprint(renderHere(await sceneOf(work.recipe), sizeAt(work, WIDTH), work.recipe.seed));

export const readPixels = (file: string): PixelTable => JSON.parse(readFileSync(file, 'utf8'));

/** Writes the table that the tests hold the recipes against. */
export async function writePixels(file: string, works: readonly Work[]): Promise<void> {
  const table: PixelTable = {};
  for (const work of works) table[work.id] = await smallPixels(work);
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
}
