import { existsSync } from 'node:fs';
import { render } from '../core/render.ts';
import type { Picture, Recipe } from '../core/scene.ts';
import { jpeg, opened, webp } from '../encode.ts';
import { mediaFile, writeFile } from '../media.ts';
import { entryOf } from '../publish.ts';
import type { Work } from '../work.ts';
import type { Cover } from './cover.ts';
import { densest } from './densest.ts';
import { coverManifest, forget, remember } from './manifest.ts';
import { type CoveredText, coveredTexts, coveredTracks, leadText } from './texts.ts';

/** In bytes, by width in pixels. A list shows a dozen at 480, a page one at 960 or 1600. */
export const limits = [
  { width: 480, avif: 12_000, webp: 18_000 },
  { width: 960, avif: 30_000, webp: 45_000 },
  { width: 1600, avif: 60_000, webp: 100_000 },
];
/** Lowest and highest that is tried, and where a search begins. */
const AVIF_QUALITIES = { lowest: 28, first: 52, highest: 70 };
const WEBP_QUALITIES = { lowest: 30, first: 70, highest: 80 };
const JPEG_QUALITIES = { lowest: 36, first: 60, highest: 84 };

/** Where specification §9 has the pictures that stand in for a cover. */
const fallbackFiles = ['images/decodings/placeholder-decoding.jpg', 'images/placeholder-decoding.jpg'];
const fallback: Cover = { figure: 'nested-eggs', palette: 'indigo', seed: 2 };

/** As the scenes', with one step less effort: 2 % more bytes in a quarter of the time, and there are many covers. */
const avif = (picture: Picture, width: number, quality: number): Promise<Buffer> =>
  opened(picture).resize({ width }).avif({ quality, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer();

export const recipeOf = (cover: Cover): Recipe => ({
  module: new URL('./cover.ts', import.meta.url).href,
  options: cover,
  seed: `${cover.figure}/${cover.palette}/${cover.seed}`,
});

const coverOf = (id: string, section: string, cover: Cover, widths: number[]): Work => ({
  id,
  section,
  recipe: recipeOf(cover),
  master: { width: 1600, height: 900 },
  widths,
});

const textCoverOf = ({ slug, cover }: CoveredText, section: string): Work =>
  coverOf(slug, section, cover, [480, 960, 1600]);

/** The covers of all texts and of all tracks, which stand in lists alone. */
export const covers: readonly Work[] = [
  ...coveredTexts().map((text) => textCoverOf(text, 'decodings')),
  ...coveredTracks().map(({ id, cover }) => coverOf(id, 'audio', cover, [480, 960])),
];

/** All that is published: sections share no files, so the first page has the cover of its lead once more. */
export const publishedCovers: readonly Work[] = [...covers, textCoverOf(leadText(), 'story')];

/**
 * Renders and writes covers whose recipe is not the one in the manifest, and forgets those whose text is gone.
 * @param slugs of the texts, ids of the tracks; none are all
 * @param isAll renders also what has not changed, and the fallback covers
 * @throws where a slug is no text's, or where no quality fits the budget
 */
export async function publishCovers(slugs: readonly string[], isAll: boolean): Promise<void> {
  const ids = covers.map(({ id }) => id);
  const stranger = slugs.find((slug) => !ids.includes(slug));
  if (stranger)
    throw new Error(
      `Expected slugs of texts or ids of tracks, such as ${ids.slice(0, 3).join(', ')}; received "${stranger}".`,
    );
  for (const section of ['decodings', 'audio', 'story'])
    for (const id of Object.keys(coverManifest(section)))
      if (!publishedCovers.some((work) => work.section === section && work.id === id)) forget(section, id);
  for (const work of publishedCovers) {
    if (slugs.length > 0 && !slugs.includes(work.id)) continue;
    if (!isAll && isCurrent(work)) continue;
    const master = await render(work.recipe, work.master);
    const lines = await publishCover(work, master);
    console.log(`${work.id}  ${lines.join(', ')}`);
  }
  if (isAll || !fallbackFiles.every((file) => existsSync(mediaFile('decodings', file)))) await publishFallback();
}

/** Whether the manifest has a work's recipe. */
const isCurrent = ({ id, section, recipe }: Work): boolean =>
  JSON.stringify(coverManifest(section)[id]?.cover) === JSON.stringify(recipe.options);

async function publishCover(work: Work, master: Picture): Promise<string[]> {
  const lines: string[] = [];
  for (const [ending, encode, qualities] of [
    ['avif', avif, AVIF_QUALITIES],
    ['webp', webp, WEBP_QUALITIES],
  ] as const) {
    let { first } = qualities;
    for (const { width, ...bounds } of limits) {
      if (!work.widths.includes(width)) continue;
      const { bytes, quality } = await densest(
        (q) => encode(master, width, q),
        { ...qualities, first },
        bounds[ending],
      );
      first = quality;
      writeFile(mediaFile(work.section, `pictures/${work.id}-${width}.${ending}`), bytes);
      lines.push(`${width} ${ending} ${bytes.length} B q${quality}`);
    }
  }
  remember(work.section, work.id, { ...(await entryOf(work, master)), cover: work.recipe.options as Cover });
  return lines;
}

async function publishFallback(): Promise<void> {
  const master = await render(recipeOf(fallback), { width: 1280, height: 720 });
  const { bytes } = await densest((quality) => jpeg(master, 1280, quality), JPEG_QUALITIES, 60_000);
  for (const file of fallbackFiles) writeFile(mediaFile('decodings', file), bytes);
}
