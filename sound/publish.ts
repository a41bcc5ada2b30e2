import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@roe/tools/workspace';

import type { Stereo } from './core/stereo.ts';
import { encode, FORMS } from './files/encode.ts';
import { wav } from './files/wav.ts';
import { fingerprint } from './fingerprint.ts';
import { LOOP_MARGIN, loopOf, master } from './master/master.ts';
import { type Figures, figuresOf } from './measure/figures.ts';
import { spectrogramPicture } from './picture.ts';
import type { Line, Track } from './track.ts';
import { waveformOf } from './waveform.ts';

/** A file as a `<source>` needs it. */
export interface SoundFile {
  /** Below `media/`. */
  file: string;
  type: string;
  bytes: number;
}

/** What a section knows about a track's sound: `content/sounds.json` holds one per id. */
export interface SoundEntry {
  seconds: number;
  files: SoundFile[];
  /** A piece that goes round for ever from `start`, for `seconds`: what lies outside of that in the file is the same round again. */
  loop?: { start: number; seconds: number; files: SoundFile[] };
  /** How loud it is in each of 240 equal parts, 0..100. */
  waveform: number[];
  /** The words that it follows. */
  words?: Line[];
  /** SHA-256 of the sound in 16 bits, before it was encoded. */
  pcm: string;
}

const section = path.join(root, 'mfe-audio');
export const media = path.join(section, 'media');
export const soundsFile = path.join(section, 'content/sounds.json');
export const figuresFile = path.join(import.meta.dirname, 'figures.json');
const tracksFile = path.join(section, 'content/tracks.json');

const KILOBITS = { webm: 56, m4a: 56 };

/** Minutes and seconds, as visitors read them. */
export const durationOf = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

export const readTable = <Entry>(file: string): Record<string, Entry> => JSON.parse(readFileSync(file, 'utf8'));

/** Plays a track in full and writes all that the section and the docs have of it. Returns one line per file. */
export async function publish(track: Track): Promise<string[]> {
  const raw = track.compose(track.seconds);
  const sound = master(raw, track.loudness, track.fades);
  const loop = track.loop && loopOf(raw, track.loudness, track.loop);
  const entry: SoundEntry = {
    seconds: track.seconds,
    files: filesOf(track.id, sound),
    ...(track.loop && loop
      ? { loop: { start: LOOP_MARGIN, seconds: track.loop.seconds, files: filesOf(`${track.id}-loop`, loop) } }
      : {}),
    waveform: waveformOf(sound, 240),
    ...(track.words ? { words: track.words().map(rounded) } : {}),
    pcm: fingerprint(sound),
  };
  add(soundsFile, track.id, entry, short);
  add(figuresFile, track.id, figuresOf(sound), long);
  writeDuration(track);
  const picture = path.join(root, `docs/pictures/sound/${track.id}.webp`);
  mkdirSync(path.dirname(picture), { recursive: true });
  writeFileSync(picture, await spectrogramPicture(sound));
  return [...entry.files, ...(entry.loop?.files ?? [])].map(({ file, bytes }) => `${file}  ${bytes} bytes`);
}

function filesOf(name: string, sound: Stereo): SoundFile[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-sound-'));
  try {
    const source = path.join(folder, 'sound.wav');
    writeFileSync(source, wav(sound));
    mkdirSync(path.join(media, 'sound'), { recursive: true });
    return FORMS.map((form) => {
      const file = `sound/${name}.${form.ending}`;
      encode(source, form, KILOBITS[form.ending], path.join(media, file));
      return { file, type: form.type, bytes: statSync(path.join(media, file)).size };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Hundredths of a second are finer than an eye. */
const rounded = (line: Line): Line => ({
  ...line,
  at: hundredths(line.at),
  until: hundredths(line.until),
  syllables: line.syllables.map(({ at, iast }) => ({ at: hundredths(at), iast })),
});

const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100;

/** Adds an entry to a file of entries by their ids, which are sorted; `line` writes each. */
function add<Entry>(file: string, id: string, entry: Entry, line: (entry: Entry) => string): void {
  const table = { ...readTable<Entry>(file), [id]: entry };
  const lines = Object.keys(table)
    .sort()
    .map((id) => `  ${JSON.stringify(id)}: ${line(table[id] as Entry)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** On one line, as no reader looks at it. */
const short = (entry: SoundEntry): string => JSON.stringify(entry, null, 1).replace(/\n\s*/g, ' ');

/** A number a line, with no more digits than were measured. */
const long = (figures: Figures): string =>
  JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value), 2).replace(
    /\n/g,
    '\n  ',
  );

function writeDuration({ id, seconds }: Track): void {
  const tracks: { id: string; duration: string }[] = JSON.parse(readFileSync(tracksFile, 'utf8'));
  const mine = tracks.find((track) => track.id === id);
  if (!mine) throw new Error(`mfe-audio/content/tracks.json: expected a track "${id}", found none`);
  mine.duration = durationOf(seconds);
  writeFileSync(tracksFile, `${JSON.stringify(tracks, null, 2)}\n`);
}
