import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fullDisk } from '../attack/full-disk.ts';
import { lockedDatabase } from '../attack/locked-database.ts';
import { pipelinedRequests } from '../attack/pipelined-requests.ts';
import { slowReaders } from '../attack/slow-readers.ts';
import { stoppedUnderLoad } from '../attack/stopped-under-load.ts';
import { runJourneys } from '../checks.ts';
import { findChromium } from '../chromium.ts';
import { command } from '../command.ts';
import { close } from '../outcome.ts';
import { buildAll } from '../ship/build.ts';
import { ship } from '../ship/ship.ts';
import { inputsNow } from '../ship/shipped-inputs.ts';
import { signerHere } from '../store/signer.ts';
import { openStore } from '../store/store.ts';
import { partNames } from '../workspace.ts';

const attacks = [lockedDatabase, pipelinedRequests, stoppedUnderLoad, slowReaders, fullDisk];

/**
 * `npm run attack`: does to the running site what has broken it before, and walks through hostile sections in a browser.
 * `--quick` leaves out what takes minutes; `--matrix` is every failure of a section that docs/failures.md lists.
 */
await command(async () => {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, matrix: { type: 'boolean', default: false } },
  });
  if (values.matrix) return close([runJourneys(findChromium(console.log), 'matrix')]);
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-attack-'));
  try {
    const errors = Object.values(await buildAll(partNames(), console.log));
    if (errors.length > 0) throw new Error(errors.join('\n\n'));
    await ship(openStore(folder, signerHere), 'http://127.0.0.1:4100', inputsNow(partNames()));
    const failed: string[] = [];
    const chosen = attacks.filter(({ isQuick }) => isQuick || !values.quick);
    for (const { promise, run } of chosen) {
      try {
        console.log(`✓ ${promise}: ${await run(folder)}`);
      } catch (error) {
        failed.push(`${promise}: ${(error as Error).message}`);
        console.log(`✗ ${failed.at(-1)}`);
      }
    }
    const attacked = { passed: chosen.length - failed.length, failed, skipped: 0 };
    close(values.quick ? [attacked] : [attacked, runJourneys(findChromium(console.log), 'hostile')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
