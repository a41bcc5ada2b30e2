import path from 'node:path';
import { root } from '@roe/tools/workspace';
import type { Line } from './track.ts';

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
export const tracksFile = path.join(section, 'content/tracks.json');
