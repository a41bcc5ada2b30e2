import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@roe/tools/workspace';
import type { Stereo } from './core/stereo.ts';
import { decode } from './files/decode.ts';
import { fingerprint } from './fingerprint.ts';
import { filesOf } from './forms.ts';
import { loopOf, master } from './master/master.ts';
import { figuresOf } from './measure/figures.ts';
import { smoothestStart } from './measure/seam.ts';
import { spectrogramPicture } from './picture.ts';
import { media, type SoundEntry, soundsFile, tracksFile } from './section.ts';
import { measureShipped } from './shipped.ts';
import { addEntries, hundredths, long, short } from './table.ts';
import type { Line, Track } from './track.ts';
import { waveformOf } from './waveform.ts';

export const figuresFile = path.join(import.meta.dirname, 'figures.json');

/** Minutes and seconds, as visitors read them. */
export const durationOf = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Plays a track in full and writes all that the section and the docs have of it. Returns one line per file. */
export async function publish(track: Track): Promise<string[]> {
  const raw = track.compose(track.seconds);
  const sound = master(raw, track.loudness, track.fades);
  const entry: SoundEntry = {
    seconds: track.seconds,
    files: filesOf(track.id, sound),
    ...(track.loop && { loop: publishedLoop(track.id, loopOf(raw, track.loudness, track.loop), track.loop.seconds) }),
    waveform: waveformOf(sound, 240),
    ...(track.words ? { words: track.words().map(rounded) } : {}),
    pcm: fingerprint(sound),
  };
  addEntries(soundsFile, { [track.id]: entry }, short);
  addEntries(figuresFile, { [track.id]: figuresOf(sound) }, long);
  measureShipped(entry);
  writeDuration(track);
  const picture = path.join(root, `docs/pictures/sound/${track.id}.webp`);
  mkdirSync(path.dirname(picture), { recursive: true });
  writeFileSync(picture, await spectrogramPicture(sound));
  return [...entry.files, ...(entry.loop?.files ?? [])].map(({ file, bytes }) => `${file}  ${bytes} bytes`);
}

/** Its round begins where the step from its end is smallest, whichever form is played. */
function publishedLoop(id: string, sound: Stereo, seconds: number): NonNullable<SoundEntry['loop']> {
  const files = filesOf(`${id}-loop`, sound);
  const decoded = files.map(({ file }) => decode(path.join(media, file)));
  return { start: smoothestStart(decoded, seconds), seconds, files };
}

/** Hundredths of a second are finer than an eye. */
const rounded = (line: Line): Line => ({
  ...line,
  at: hundredths(line.at),
  until: hundredths(line.until),
  syllables: line.syllables.map(({ at, iast }) => ({ at: hundredths(at), iast })),
});

function writeDuration({ id, seconds }: Track): void {
  const tracks: { id: string; duration: string }[] = JSON.parse(readFileSync(tracksFile, 'utf8'));
  const mine = tracks.find((track) => track.id === id);
  if (!mine) throw new Error(`mfe-audio/content/tracks.json: expected a track "${id}", found none`);
  mine.duration = durationOf(seconds);
  writeFileSync(tracksFile, `${JSON.stringify(tracks, null, 2)}\n`);
}
