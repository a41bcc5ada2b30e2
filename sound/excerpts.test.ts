import { expect, test } from 'vitest';
import { excerptFingerprint, readExcerpts } from './excerpts.ts';
import { tracks } from './tracks.ts';

const known = readExcerpts();

test('the table of fingerprints names every track and nothing else', () => {
  expect(Object.keys(known)).toEqual(tracks.map(({ id }) => id));
});

test.each(tracks.map((track) => [track.id, track] as const))('%s begins as it began', (_, track) => {
  expect(excerptFingerprint(track), 'after a change that you have measured: npm run sound -- --excerpts').toBe(
    known[track.id],
  );
});
