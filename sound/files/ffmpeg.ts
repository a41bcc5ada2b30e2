import { spawnSync } from 'node:child_process';

/** More than the longest track is as numbers of 32 bits. */
const MOST = 300_000_000;

/**
 * Runs ffmpeg. Returns what it writes to its standard output.
 * @throws where it is missing, or says no
 */
export function ffmpeg(args: string[]): Buffer {
  const { error, status, stderr, stdout } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    maxBuffer: MOST,
  });
  if (error) throw new Error('Expected ffmpeg, with libopus. On Debian: apt-get install ffmpeg', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg ${args.join(' ')}: ${stderr.toString().trim()}`);
  return stdout;
}
