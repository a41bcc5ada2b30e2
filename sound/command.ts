import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '@roe/tools/command';
import { root } from '@roe/tools/workspace';
import { writeExcerpts } from './excerpts.ts';
import { wav } from './files/wav.ts';
import { master } from './master/master.ts';
import { publish } from './publish.ts';
import { type SoundEntry, soundsFile } from './section.ts';
import { measureShipped } from './shipped.ts';
import { readTable } from './table.ts';
import type { Track } from './track.ts';
import { tracks } from './tracks.ts';

/**
 * `npm run sound -- rain-and-river 20` plays the first 20 seconds of a track into `.sound/`; `npm run sound -- rain-and-river` plays
 * it in full and publishes it, which needs ffmpeg. `--all` publishes all; `--measure` decodes and measures all published files, which
 * needs ffmpeg too; `--excerpts` rewrites the table of fingerprints that the tests hold the tracks against.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, excerpts: { type: 'boolean' }, measure: { type: 'boolean' } },
  });
  const [id, seconds] = positionals;
  if (values.excerpts) writeExcerpts();
  else if (values.measure) for (const entry of Object.values(readTable<SoundEntry>(soundsFile))) measureShipped(entry);
  else if (values.all) for (const track of tracks) await publishTrack(track);
  else if (seconds) draft(trackNamed(id), Number(seconds));
  else await publishTrack(trackNamed(id));
});

function trackNamed(id: string | undefined): Track {
  const track = tracks.find((track) => track.id === id);
  if (track) return track;
  throw new Error(`Expected one of ${tracks.map(({ id }) => id).join(', ')}; received "${id ?? ''}".`);
}

async function publishTrack(track: Track): Promise<void> {
  const start = performance.now();
  const lines = await publish(track);
  console.log(`${track.id}  ${((performance.now() - start) / 1000).toFixed(0)} s`);
  for (const line of lines) console.log(`  ${line}`);
}

function draft(track: Track, seconds: number): void {
  if (!(seconds >= 1 && seconds <= track.seconds))
    throw new Error(`Length of the draft: expected 1 to ${track.seconds} seconds, received "${seconds}"`);
  const file = path.join(root, `.sound/${track.id}-${seconds}.wav`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, wav(master(track.compose(seconds), track.loudness, { in: 0.1, out: 0.1 })));
  console.log(`.sound/${path.basename(file)}`);
}
