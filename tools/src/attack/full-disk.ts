import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startGateway } from '../gateway-process.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { type Attack, expectThat } from './attack.ts';

const SIZE = 300e6;
const TRIES = 8;

/** A file system of its own in memory is filled to the last byte, and freed again. It takes root on Linux to make one. */
export const fullDisk: Attack = {
  promise: 'a full disk refuses messages honestly, costs nobody their turn, and is forgotten when there is space again',
  isQuick: false,
  run: (store) =>
    withTemporaryFolder(async (folder) => {
      const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], {
        stdio: 'ignore',
      });
      if (status !== 0) return 'left out: it takes root on Linux to make a small file system';
      const gateway = await startGateway({ SITE_DIR: store, DATA_DIR: path.join(folder, 'data') });
      try {
        const { url } = gateway;
        expectThat((await send(url, 0)).status === 201, 'expected a message to be stored while there is space');
        const ballast = path.join(folder, 'ballast');
        const { bavail, bsize } = statfsSync(folder);
        writeFileSync(ballast, Buffer.alloc(bavail * bsize));
        for (let index = 1; index <= TRIES; index++) {
          const { status } = await send(url, index);
          expectThat(status === 503, `message ${index} on a full disk: expected status 503, received ${status}`);
        }
        await expectStatus(`${url}/api/health`, 503);
        await expectStatus(url, 200);
        rmSync(ballast);
        const { status: later } = await send(url, 1);
        expectThat(later === 201, `the same visitor when there is space again: expected status 201, received ${later}`);
        await freshHealth();
        await expectStatus(`${url}/api/health`, 200);
        return `${TRIES} refusals, then stored; pages and health said so throughout`;
      } finally {
        gateway.kill('SIGTERM');
        await gateway.ended;
        execFileSync('umount', [folder]);
      }
    }),
};

/** Health repeats its last answer for a second. */
const freshHealth = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1100));

/** Always from one address. */
const send = (url: string, index: number): Promise<Response> =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify({ message: 'Words', seconds: 9, key: `a-key-of-the-full-disk-${index}` }),
  });

async function expectStatus(url: string, expected: number): Promise<void> {
  const { status } = await fetch(url);
  expectThat(status === expected, `${url}: expected status ${expected}, received ${status}`);
}
