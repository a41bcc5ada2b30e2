import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkTexts } from '@roe/mfe-decodings/checks';
import { readDecodings } from '@roe/mfe-decodings/texts';
import { contentOf } from '@roe/shared/kit/section-content';
import { expect, onTestFinished, test } from 'vitest';
import { MOST_TEXTS, slugOf, writeSyntheticDecodings } from './synthetic-corpus.ts';

function written(count: number): string {
  const section = mkdtempSync(path.join(tmpdir(), 'roe-corpus-'));
  onTestFinished(() => rmSync(section, { recursive: true }));
  writeSyntheticDecodings(section, count);
  return path.join(section, 'content/decodings');
}

/** The texts as the section's build reads them. */
const textsIn = (folder: string) => readDecodings(contentOf(path.join(folder, '../..')));

test('synthetic decodings pass the check that real ones pass', () => {
  const texts = textsIn(written(100));
  const urls = texts.map(({ slug }) => `/decodings/${slug}`);
  expect(urls).toHaveLength(100);
  expect(() => checkTexts(texts, [], { paths: ['/decodings/:slug'], urls, files: [] })).not.toThrow();
});

test('one in five is an episode, four make a series, and its first one says what it is about', () => {
  const episodes = textsIn(written(100)).filter(({ series }) => series !== null);
  expect(episodes).toHaveLength(20);
  const names = [...new Set(episodes.map(({ series }) => series))];
  expect(names).toHaveLength(5);
  for (const name of names) {
    const list = episodes.filter(({ series }) => series === name);
    expect(list.map(({ episodeIndex }) => episodeIndex).sort()).toEqual([1, 2, 3, 4]);
    expect(list.filter(({ seriesDescription }) => seriesDescription !== null)).toHaveLength(1);
  }
});

test('the same count gives the same files, and more texts leave the first ones as they are', () => {
  const [few, more] = [written(10), written(20)];
  for (const file of readdirSync(few))
    expect(readFileSync(path.join(more, file), 'utf8')).toBe(readFileSync(path.join(few, file), 'utf8'));
});

test('no two titles are alike, nor their first forty letters', () => {
  const slugs = Array.from({ length: MOST_TEXTS }, (_, index) => slugOf(index));
  expect(new Set(slugs).size).toBe(MOST_TEXTS);
  expect(Math.max(...slugs.map((slug) => `The ${slug} is`.length))).toBeLessThanOrEqual(40);
});

test('more texts than there are titles are refused', () => {
  expect(() => written(MOST_TEXTS + 1)).toThrow('Synthetic decodings: expected at most 15625, received 15626');
});
