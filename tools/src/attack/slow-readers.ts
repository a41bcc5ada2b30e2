import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { startGateway } from '../gateway-process.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { type Attack, askMeanwhile, watchMemory } from './attack.ts';

const READERS = 300;
const MOST = 500e6;
/** Longer than the minute after which a reader at a standstill is cut, in milliseconds. */
const PATIENCE = 75_000;

/** Hundreds of connections ask for large files and never read a byte. */
export const slowReaders: Attack = {
  promise: 'who asks and never reads is cut, and holds nobody up meanwhile',
  isQuick: false,
  run: (store) =>
    withTemporaryFolder(async (DATA_DIR) => {
      const gateway = await startGateway({ SITE_DIR: store, DATA_DIR });
      try {
        await (await fetch(gateway.url)).arrayBuffer();
        const memory = watchMemory(gateway, MOST);
        const { hostname, port } = new URL(gateway.url);
        const packet = `GET ${largestFile(store)} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`.repeat(20);
        const start = performance.now();
        const cut = Array.from({ length: READERS }, () => {
          const socket = connect({ host: hostname, port: Number(port) }).on('error', () => {});
          socket.write(packet);
          // Only a socket that is read learns of its end, so each is asked to read after the time in which it must be cut.
          socket.pause();
          setTimeout(() => socket.resume(), PATIENCE).unref();
          return once(socket, 'close');
        });
        const all = Promise.all(cut);
        const { longest } = await askMeanwhile(gateway.url, all);
        const grown = memory();
        const seconds = Math.round((performance.now() - start) / 1000);
        return `${READERS} readers gone after ${seconds} s; ${grown}; a page meanwhile after ${Math.round(longest)} ms at most`;
      } finally {
        gateway.kill('SIGKILL');
        await gateway.ended;
      }
    }),
};

/** Address of the largest file that a section has. */
function largestFile(store: string): string {
  const folders = readdirSync(path.join(store, 'sections')).map((id) => `sections/${id}/files`);
  const files = folders.flatMap((folder) => readdirSync(path.join(store, folder)).map((name) => `${folder}/${name}`));
  const size = (file: string) => statSync(path.join(store, file)).size;
  const [largest = ''] = files.sort((a, b) => size(b) - size(a));
  return `/${largest}`;
}
