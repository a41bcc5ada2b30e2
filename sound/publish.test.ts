import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@roe/tools/workspace';
import { expect, test } from 'vitest';
import { figuresRow } from './figures-row.ts';
import { FORMS } from './files/encode.ts';
import { mp4Head } from './files/mp4.ts';
import { webmHead } from './files/webm.ts';
import { LOOP_MARGIN } from './master/master.ts';
import type { Figures } from './measure/figures.ts';
import { durationOf, figuresFile } from './publish.ts';
import { media, type SoundEntry, type SoundFile, soundsFile, tracksFile } from './section.ts';
import { readTable } from './table.ts';
import { tracks } from './tracks.ts';

const sounds = readTable<SoundEntry>(soundsFile);
const figures = readTable<Figures>(figuresFile);
const listed: { id: string; duration: string }[] = JSON.parse(readFileSync(tracksFile, 'utf8'));
const pages = tracks.map((track) => [track.id, track] as const);
const bytesOf = ({ file }: SoundFile) => readFileSync(path.join(media, file));

test('the page, the table of sounds and the measurements have every track and nothing else', () => {
  const ids = tracks.map(({ id }) => id);
  expect(listed.map(({ id }) => id)).toEqual(ids);
  expect(Object.keys(sounds)).toEqual([...ids].sort());
  expect(Object.keys(figures)).toEqual([...ids].sort());
});

test('the media folder has every file that the table names and nothing else', () => {
  const files = Object.values(sounds).flatMap(({ files, loop }) => [...files, ...(loop?.files ?? [])]);
  expect(readdirSync(path.join(media, 'sound')).sort()).toEqual(files.map(({ file }) => path.basename(file)).sort());
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(28_500_000);
});

test.each(pages)('%s is as long as the generator, the page and the files say', (id, { seconds, loop }) => {
  const entry = sounds[id] as SoundEntry;
  expect(entry.seconds).toBe(seconds);
  expect(seconds).toBeGreaterThanOrEqual(180);
  expect(seconds).toBeLessThanOrEqual(300);
  expect(listed.find((track) => track.id === id)?.duration).toBe(durationOf(seconds));
  expectFiles(entry.files, seconds);
  expect(entry.loop?.seconds).toBe(loop?.seconds);
  if (entry.loop) expectFiles(entry.loop.files, entry.loop.seconds + 2 * LOOP_MARGIN);
});

/** Both forms, in the order of preference, with the length of the sound; encoders fill up their last frame. */
function expectFiles(files: SoundFile[], seconds: number): void {
  expect(files.map(({ type }) => type)).toEqual(FORMS.map(({ type }) => type));
  const [webm, m4a] = files.map(bytesOf) as [Buffer, Buffer];
  expect(files.map(({ bytes }) => bytes)).toEqual([webm.length, m4a.length]);
  const opus = webmHead(webm);
  expect(opus).toMatchObject({ codec: 'A_OPUS', rate: 48_000, channels: 2 });
  expect(Math.abs(opus.seconds - seconds)).toBeLessThan(0.05);
  const aac = mp4Head(m4a);
  expect(aac).toMatchObject({ codec: 'mp4a', rate: 48_000, channels: 2, isHeadFirst: true });
  expect(Math.abs(aac.seconds - seconds)).toBeLessThan(0.05);
}

test.each(pages)(
  '%s was measured within its loudness, its ceiling and its silence at both ends',
  (id, { loudness }) => {
    const measured = figures[id] as Figures;
    expect(Math.abs(measured.loudness - loudness)).toBeLessThanOrEqual(1);
    expect(measured.truePeak).toBeLessThanOrEqual(-1);
    expect(measured.edges).toBeLessThan(-60);
  },
);

test.each(pages)('docs/sound.md says what was measured of %s', (id) => {
  expect(readFileSync(path.join(root, 'docs/sound.md'), 'utf8')).toContain(figuresRow(id, figures[id] as Figures));
});

test.each(pages.filter(([, { loudness }]) => loudness === -20))('%s never repeats itself', (id) => {
  expect((figures[id] as Figures).repetition).toBeLessThan(0.35);
});

test.each(pages)('the waveform of %s has 240 parts and reaches its whole height', (id) => {
  const { waveform } = sounds[id] as SoundEntry;
  expect(waveform).toHaveLength(240);
  expect(Math.max(...waveform)).toBe(100);
  expect(Math.min(...waveform)).toBeGreaterThanOrEqual(0);
});

test('what is no sound file is not taken for one', () => {
  expect(() => webmHead(Buffer.from('<!doctype html>'))).toThrow('WebM');
  expect(() => mp4Head(Buffer.from('<!doctype html>'))).toThrow('Expected a box "moov"');
});
