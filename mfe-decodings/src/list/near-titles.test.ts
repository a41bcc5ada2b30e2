import { expect, test } from 'vitest';
import type { DecodingSummary } from '../decoding.ts';
import { nearDecodings } from './near-titles.ts';

const decodings = ['seer-awakens', 'three-layer-model', 'mirror-is-you', 'what-is-roe'].map((slug) => ({
  slug,
})) as DecodingSummary[];

const near = (missing: string) => nearDecodings(missing, decodings).map(({ slug }) => slug);

test.each([
  ['the-seer-awakens', 'seer-awakens'],
  ['seer_awaken', 'seer-awakens'],
  ['3-layer-model', 'three-layer-model'],
  ['MirrorIsYou', 'mirror-is-you'],
])('%s may mean %s', (missing, meant) => {
  expect(near(missing)[0]).toBe(meant);
});

test.each(['kubernetes', '', '-'])('“%s” means none of them', (missing) => {
  expect(near(missing)).toEqual([]);
});
