import sharp, { type OverlayOptions } from 'sharp';
import { render } from './core/render.ts';
import { opened } from './encode.ts';
import { sizeAt, type Work } from './work.ts';

const COLUMNS = 4;
const TILE = { width: 480, height: 270 };

/** All works side by side on black, as PNG: what belongs together should look so. */
export async function contactSheet(works: readonly Work[]): Promise<Buffer> {
  const tiles: OverlayOptions[] = [];
  for (const [index, work] of works.entries()) {
    const picture = await render(work.recipe, sizeAt(work, TILE.width));
    tiles.push({
      input: await opened(picture)
        .resize({ ...TILE, fit: 'contain', background: 'black' })
        .png()
        .toBuffer(),
      left: (index % COLUMNS) * TILE.width,
      top: Math.floor(index / COLUMNS) * TILE.height,
    });
  }
  const rows = Math.ceil(works.length / COLUMNS);
  const ground = { width: COLUMNS * TILE.width, height: rows * TILE.height, channels: 3 as const, background: 'black' };
  return sharp({ create: ground }).composite(tiles).png({ compressionLevel: 9 }).toBuffer();
}
