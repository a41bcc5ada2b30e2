import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { untilCalm } from '../machine.ts';
import { startNpmServer } from '../serving/npm-server.ts';

/** Seconds from `npm start` to its printed address. */
export interface StartTimes {
  /** Into an empty store, with an empty folder for temporary files, which is where tsx keeps what it compiled. */
  cold: number[];
  /** Again, with nothing changed. */
  warm: number[];
}

/**
 * Times `npm start`, cold and warm by turns.
 * @returns the times, and the release store that the last start filled
 */
export async function measureStarts(folder: string, runs: number): Promise<{ times: StartTimes; siteFolder: string }> {
  const times: StartTimes = { cold: [], warm: [] };
  let siteFolder = '';
  for (let run = 1; run <= runs; run++) {
    siteFolder = path.join(folder, `start-${run}`, 'site');
    const temporary = path.join(folder, `start-${run}`, 'tmp');
    mkdirSync(temporary, { recursive: true });
    for (const kind of ['cold', 'warm'] as const) {
      await untilCalm();
      const server = await startNpmServer('start', { SITE_DIR: siteFolder, TMPDIR: temporary });
      times[kind].push(server.seconds);
      await server.stop();
    }
  }
  return { times, siteFolder };
}
