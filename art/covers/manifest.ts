import { rmSync } from 'node:fs';
import { mediaFile } from '../media.ts';
import { type PictureEntry, picturesFile } from '../publish.ts';
import { readTable, writeTable } from '../table.ts';
import type { Cover } from './cover.ts';

/** What a section's manifest holds of a cover; a text or track that asks for another one has its cover rendered again. */
export interface CoverEntry extends PictureEntry {
  cover: Cover;
}

/** The covers of a section's manifest by the slug of their text, or the id of their track. */
export const coverManifest = (section: string): Record<string, CoverEntry> =>
  Object.fromEntries(
    Object.entries(readTable<PictureEntry | CoverEntry>(picturesFile(section))).flatMap(([id, entry]) =>
      'cover' in entry ? [[id, entry]] : [],
    ),
  );

/** Keeps what was made of a cover. */
export const remember = (section: string, slug: string, entry: CoverEntry): void =>
  writeTable(picturesFile(section), { ...readTable(picturesFile(section)), [slug]: entry });

/** Takes a cover away, with its files. */
export function forget(section: string, slug: string): void {
  const { [slug]: gone, ...rest } = readTable<PictureEntry>(picturesFile(section));
  for (const width of gone?.widths ?? [])
    for (const ending of ['avif', 'webp'])
      rmSync(mediaFile(section, `pictures/${slug}-${width}.${ending}`), { force: true });
  writeTable(picturesFile(section), rest);
}
