import { rmSync } from 'node:fs';
import { mediaFile } from '../media.ts';
import { type PictureEntry, picturesFile } from '../publish.ts';
import { readTable, writeTable } from '../table.ts';
import type { Cover } from './cover.ts';

/** What the section's manifest holds of a cover; a text that asks for another one has its cover rendered again. */
export interface CoverEntry extends PictureEntry {
  cover: Cover;
}

const file = picturesFile('decodings');

/** The manifest's covers by the slug of their text. */
export const coverManifest = (): Record<string, CoverEntry> => readTable(file);

/** Keeps what was made of a cover. */
export const remember = (slug: string, entry: CoverEntry): void =>
  writeTable(file, { ...coverManifest(), [slug]: entry });

/** Takes a cover away, with its files. */
export function forget(slug: string): void {
  const { [slug]: gone, ...rest } = coverManifest();
  for (const width of gone?.widths ?? [])
    for (const ending of ['avif', 'webp'])
      rmSync(mediaFile('decodings', `pictures/${slug}-${width}.${ending}`), { force: true });
  writeTable(file, rest);
}
