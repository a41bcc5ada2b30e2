import path from 'node:path';
import { type PixelTable, readPixels, writePixels } from '../pixels.ts';
import type { Work } from '../work.ts';
import { recipeOf } from './covers.ts';
import { figureNames, paletteNames } from './names.ts';

const coverPixelsFile = path.join(import.meta.dirname, 'pixels.json');

/** One small cover per figure, the palettes by turns. */
export const specimens: readonly Work[] = figureNames.map((figure, index) => ({
  id: figure,
  section: 'decodings',
  recipe: recipeOf({ figure, palette: paletteNames[index % paletteNames.length] as 'indigo', seed: 1 }),
  master: { width: 1600, height: 900 },
  widths: [],
}));

/** The table that the test holds the figures against; `npm run art -- --pixels` writes it. */
export const coverPixels = (): PixelTable => readPixels(coverPixelsFile);

export const writeCoverPixels = (): Promise<void> => writePixels(coverPixelsFile, specimens);
