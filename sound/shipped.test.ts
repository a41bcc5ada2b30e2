import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@roe/tools/workspace';
import { expect, test } from 'vitest';
import { LOOP_MARGIN } from './master/master.ts';
import { durationOf } from './publish.ts';
import { media } from './section.ts';
import { type ShippedFigures, sha256Of, shippedFile } from './shipped.ts';
import { readTable } from './table.ts';
import { tracks } from './tracks.ts';

const shipped = readTable<ShippedFigures>(shippedFile);
const names = readdirSync(path.join(media, 'sound')).sort();

/** The row of a file, and what it is a form of. */
function rowOf(name: string) {
  const isLoop = name.includes('-loop.');
  const track = tracks.find(({ id }) => id === name.replace(/(-loop)?\.\w+$/, ''));
  const figures = shipped[name];
  if (!track || !figures) throw new Error(`expected a track and a row of ${name}`);
  const seconds = isLoop ? (track.loop?.seconds ?? 0) + 2 * LOOP_MARGIN : track.seconds;
  return { isLoop, track, figures, seconds };
}

test.each(names)('%s was decoded and measured as it is shipped', (name) => {
  expect(sha256Of(`sound/${name}`), 'npm run sound -- --measure').toBe(shipped[name]?.sha256);
});

test('nothing is said of files that are not shipped', () => {
  expect(Object.keys(shipped)).toEqual(names);
});

test.each(names)('%s has its loudness, its peak and its length when it is decoded', (name) => {
  const { track, figures, seconds, isLoop } = rowOf(name);
  expect(Math.abs(figures.loudness - track.loudness)).toBeLessThanOrEqual(1);
  expect(figures.truePeak).toBeLessThanOrEqual(-1);
  expect(Math.abs(figures.seconds - seconds)).toBeLessThan(0.05);
  if (!isLoop) expect(durationOf(figures.seconds)).toBe(durationOf(track.seconds));
});

test.each(names)('%s begins and ends without a click', (name) => {
  const { figures, isLoop } = rowOf(name);
  if (isLoop) expect(figures.seam).toBeLessThanOrEqual(1);
  else expect(figures.edges).toBeLessThan(-60);
});

test('docs/sound.md says the extremes of what was measured', () => {
  const rows = Object.values(shipped);
  const off = tracks.flatMap(({ loudness, id }) =>
    Object.entries(shipped).flatMap(([name, row]) => (name.startsWith(id) ? Math.abs(row.loudness - loudness) : [])),
  );
  const most = (values: (number | undefined)[]) => Math.max(...values.flatMap((value) => value ?? []));
  const text = readFileSync(path.join(root, 'docs/sound.md'), 'utf8');
  expect(text).toContain(
    `at most ${most(off).toFixed(2)} LU beside its target, ${minus(most(rows.map(({ truePeak }) => truePeak)))} dBTP, ` +
      `${minus(most(rows.map(({ edges }) => edges)))} dBFS`,
  );
  expect(text).toContain(`at most ${most(rows.map(({ seam }) => seam)).toFixed(2)} of the largest step nearby`);
});

const minus = (value: number): string => `${value}`.replace('-', '−');
