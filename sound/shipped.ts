import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Stereo } from './core/stereo.ts';
import { decode } from './files/decode.ts';
import { edges } from './measure/figures.ts';
import { loudness } from './measure/loudness.ts';
import { seam } from './measure/seam.ts';
import { truePeak } from './measure/true-peak.ts';
import { media, type SoundEntry, type SoundFile } from './section.ts';
import { addEntries, hundredths, short } from './table.ts';

/** What a published file measures when it is decoded. */
export interface ShippedFigures {
  /** Of the file that was measured, in hexadecimal. */
  sha256: string;
  /** Of all that is decoded. */
  seconds: number;
  /** LUFS, dBTP. */
  loudness: number;
  truePeak: number;
  /** Of a track: dBFS of the loudest sample in the first and the last five milliseconds. */
  edges?: number;
  /** Of a loop: the step from its end to its beginning, in parts of the largest step nearby. */
  seam?: number;
}

/** What was measured of all published files, by their names. */
export const shippedFile = path.join(import.meta.dirname, 'shipped.json');

export const sha256Of = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(media, file)))
    .digest('hex');

/**
 * Decodes the files of a track and of its loop, and writes down what they measure.
 * @throws where ffmpeg is missing, or cannot decode one
 */
export function measureShipped({ files, loop }: SoundEntry): void {
  const tracks = files.map((file) => measured(file, (sound) => ({ edges: hundredths(edges(sound)) })));
  const loops = loop
    ? loop.files.map((file) => measured(file, (sound) => ({ seam: hundredths(seam(sound, loop.start, loop.seconds)) })))
    : [];
  addEntries(shippedFile, Object.fromEntries([...tracks, ...loops]), short);
}

function measured(
  { file }: SoundFile,
  ownOf: (sound: Stereo) => Pick<ShippedFigures, 'edges' | 'seam'>,
): [name: string, ShippedFigures] {
  const sound = decode(path.join(media, file));
  const figures = {
    sha256: sha256Of(file),
    seconds: Math.round(sound.seconds * 1000) / 1000,
    loudness: hundredths(loudness(sound)),
    truePeak: hundredths(truePeak(sound)),
    ...ownOf(sound),
  };
  return [path.basename(file), figures];
}
