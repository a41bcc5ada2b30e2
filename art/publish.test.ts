import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '@roe/tools/workspace';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coverManifest } from './covers/manifest.ts';
import { type PictureEntry, picturesFile } from './publish.ts';
import { scenes } from './scenes.ts';

const media = path.join(root, 'mfe-story/media');
const manifest: Record<string, PictureEntry> = JSON.parse(readFileSync(picturesFile('story'), 'utf8'));

test('the manifest holds every scene and the covers that the section shows, sorted, and nothing else', () => {
  const names = [...scenes.map(({ id }) => id), ...Object.keys(coverManifest('story'))];
  expect(Object.keys(manifest)).toEqual(names.sort());
});

test.each(scenes.map((work) => [work.id, work] as const))('%s is published as the manifest says', async (id, work) => {
  const entry = manifest[id] as PictureEntry;
  expect(entry.widths).toEqual(work.widths);
  expect(entry.width).toBe(work.widths.at(-1));
  expect(entry.placeholder.length).toBeLessThanOrEqual(220);
  for (const width of entry.widths)
    for (const ending of ['avif', 'webp']) {
      const file = path.join(media, `pictures/${id}-${width}.${ending}`);
      const size = await sharp(file).metadata();
      expect(size.width).toBe(width);
      expect(size.height).toBe(Math.round((width * entry.height) / entry.width));
      expect(statSync(file).size).toBeLessThanOrEqual(ending === 'avif' ? 110_000 : 130_000);
    }
  if (work.jpegWidth !== undefined) expect(statSync(path.join(media, `images/${id}.jpg`)).size).toBeLessThan(120_000);
});
