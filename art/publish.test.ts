import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '@roe/tools/workspace';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type PictureFacts, picturesFile } from './publish.ts';
import { scenes } from './scenes.ts';

const media = path.join(root, 'mfe-story/media');
const manifest: Record<string, PictureFacts> = JSON.parse(readFileSync(picturesFile('story'), 'utf8'));

test('the manifest holds every scene, sorted, and nothing else', () => {
  expect(Object.keys(manifest)).toEqual(scenes.map(({ id }) => id).sort());
});

test.each(scenes.map((work) => [work.id, work] as const))('%s is published as the manifest says', async (id, work) => {
  const facts = manifest[id] as PictureFacts;
  expect(facts.widths).toEqual(work.widths);
  expect(facts.width).toBe(work.widths.at(-1));
  expect(facts.placeholder.length).toBeLessThanOrEqual(220);
  for (const width of facts.widths)
    for (const ending of ['avif', 'webp']) {
      const file = path.join(media, `pictures/${id}-${width}.${ending}`);
      const size = await sharp(file).metadata();
      expect(size.width).toBe(width);
      expect(size.height).toBe(Math.round((width * facts.height) / facts.width));
      expect(statSync(file).size).toBeLessThanOrEqual(ending === 'avif' ? 110_000 : 130_000);
    }
  if (work.jpegWidth !== undefined) expect(statSync(path.join(media, `images/${id}.jpg`)).size).toBeLessThan(120_000);
});
