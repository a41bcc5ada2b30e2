import { expect, test } from 'vitest';
import type { AudioData } from '../src/track.ts';
import { content } from './content.ts';
import { barsOf } from './sounds.ts';

test('a waveform in fewer bars keeps its loudest places', () => {
  expect(barsOf([1, 9, 2, 3, 8, 4, 0, 7], 4)).toEqual([9, 3, 8, 7]);
});

test('the page has every track, each found under its own name, with sound, picture, and words and loop where it has them', () => {
  const [page] = content();
  if (!page) throw new Error('expected a page');
  const { tracks } = page.data as AudioData;
  expect([page.document.passages?.length, page.document.recordings?.length, tracks.length]).toEqual([9, 9, 9]);
  expect(tracks.every(({ sound, picture }) => sound.files.length === 2 && picture.widths.length > 0)).toBe(true);
  expect(tracks.filter(({ sound }) => sound.words).map(({ id }) => id)).toEqual(['om-primordial', 'gayatri-light']);
  expect(tracks.filter(({ sound }) => sound.loop)).toHaveLength(4);
});
