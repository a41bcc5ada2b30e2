import { statSync } from 'node:fs';
import path from 'node:path';
import { root } from '@roe/tools/workspace';
import { expect, test } from 'vitest';
import { renderHere } from '../core/render.ts';
import type { Picture } from '../core/scene.ts';
import { fingerprint } from '../publish.ts';
import { type Cover, scene } from './cover.ts';
import { covers, limits, publishedCovers, recipeOf } from './covers.ts';
import { figures } from './figures.ts';
import { distance, perceptualHash } from './likeness.ts';
import { coverManifest } from './manifest.ts';
import { figureNames, paletteNames } from './names.ts';
import { palettes } from './palette.ts';
import { coverPixels, specimens } from './pixels.ts';
import { coveredText, coveredTexts, coveredTracks } from './texts.ts';

const pictures = (section: string) => path.join(root, `mfe-${section}/media/pictures`);

const small = (cover: Cover): Picture => renderHere(scene(cover), { width: 96, height: 54 }, recipeOf(cover).seed);

test('every text and track names a figure and a palette that there are', () => {
  expect(coveredTexts().length).toBeGreaterThan(20);
  expect(coveredTracks().length).toBe(9);
});

test('a text that names a figure that there is none of is told which ones there are', () => {
  const markdown = '---\ntitle: A\ncategory: B\ncover: { figure: mandela, palette: gold, seed: 1 }\n---\nText.\n';
  expect(() => coveredText('decoding', 'decodings/a.md', markdown)).toThrow(
    /^decodings\/a\.md: field "cover\.figure": expected \(?"sri-yantra" \| .*, received "mandela"$/,
  );
});

test('a text without a cover is left out', () => {
  expect(coveredText('analysis', 'real-world/a.md', '---\ntitle: A\ncategory: B\n---\nText.\n')).toBeUndefined();
});

test('each name has a figure or a palette, and each of these a name', () => {
  expect(Object.keys(figures)).toEqual([...figureNames]);
  expect(Object.keys(palettes)).toEqual([...paletteNames]);
});

test('no two covers look alike', { timeout: 60_000 }, () => {
  const hashes = covers.map(({ id, recipe }) => ({ slug: id, bits: perceptualHash(small(recipe.options as Cover)) }));
  const alike = hashes.flatMap((one, index) =>
    hashes.slice(index + 1).flatMap((two) => {
      const bits = distance(one.bits, two.bits);
      return bits < 10 ? `${one.slug} and ${two.slug}: ${bits} of 64 bits differ; change a seed or a figure` : [];
    }),
  );
  expect(alike).toEqual([]);
});

test.each(specimens)('$id is drawn as it always was', { timeout: 20_000 }, ({ id, recipe }) => {
  expect(fingerprint(small(recipe.options as Cover)), 'intended? npm run art -- --pixels').toBe(coverPixels()[id]);
});

test('every cover is within its budget, at every width', () => {
  for (const { id, section, widths } of publishedCovers)
    for (const { width, avif, webp } of limits.filter(({ width }) => widths.includes(width))) {
      expect(statSync(path.join(pictures(section), `${id}-${width}.avif`)).size).toBeLessThanOrEqual(avif);
      expect(statSync(path.join(pictures(section), `${id}-${width}.webp`)).size).toBeLessThanOrEqual(webp);
    }
});

test('every text, track and lead has the cover that it asks for', () => {
  const stale = publishedCovers.filter(
    ({ id, section, recipe }) => JSON.stringify(coverManifest(section)[id]?.cover) !== JSON.stringify(recipe.options),
  );
  expect(
    stale.map(({ id, section }) => `${section}: ${id}`),
    'npm run art -- covers',
  ).toEqual([]);
});
