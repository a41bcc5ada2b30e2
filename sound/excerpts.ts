import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { master } from './master/master.ts';
import type { Track } from './track.ts';
import { tracks } from './tracks.ts';

/** Fingerprints of excerpts by id. */
type ExcerptTable = Record<string, string>;

const file = path.join(import.meta.dirname, 'excerpts.json');

/** Seconds: short enough for a unit test, long enough that everything in a track has begun to sound. */
const LENGTH: Record<string, number> = { 'om-primordial': 4.5, 'gayatri-light': 9.5 };

/** Fingerprint of a track that ends after a few seconds. */
export function excerptFingerprint(track: Track): string {
  const raw = track.compose(LENGTH[track.id] ?? 3.5);
  return fingerprint(master(raw, track.loudness, { in: 0.1, out: 0.1 }));
}

export const readExcerpts = (): ExcerptTable => JSON.parse(readFileSync(file, 'utf8'));

/** Writes the table that the tests hold the tracks against. */
export function writeExcerpts(): void {
  const table = Object.fromEntries(tracks.map((track) => [track.id, excerptFingerprint(track)]));
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
}
