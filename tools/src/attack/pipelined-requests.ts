import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startGateway } from '../gateway-process.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { type Attack, askMeanwhile, watchMemory } from './attack.ts';

const CONNECTIONS = 8;
const REQUESTS = 2000;
/** Memory that all the answers nobody reads may take, in bytes. */
const MOST = 300e6;
/** Time in which a gateway without bounds had taken gigabytes, in milliseconds. */
const WATCHED = 6000;

/** A packet of 60 kB asks for two thousand pages, on eight connections, and nobody reads the answers. */
export const pipelinedRequests: Attack = {
  promise: 'thousands of requests in one packet neither fill the memory nor keep others waiting for good',
  isQuick: true,
  run: (store) =>
    withTemporaryFolder(async (DATA_DIR) => {
      const gateway = await startGateway({ SITE_DIR: store, DATA_DIR });
      const sockets: Socket[] = [];
      try {
        await (await fetch(gateway.url)).arrayBuffer();
        const memory = watchMemory(gateway, MOST);
        const { hostname, port } = new URL(gateway.url);
        const packet = `GET / HTTP/1.1\r\nhost: ${hostname}\r\naccept-encoding: br\r\n\r\n`.repeat(REQUESTS);
        for (let index = 0; index < CONNECTIONS; index++) {
          const socket = connect({ host: hostname, port: Number(port) })
            .on('error', () => {})
            .pause();
          sockets.push(socket);
          await once(socket, 'connect');
          socket.write(packet);
        }
        const { longest } = await askMeanwhile(gateway.url, new Promise((resolve) => setTimeout(resolve, WATCHED)));
        const grown = memory();
        return `${CONNECTIONS} × ${REQUESTS} requests: ${grown}; a page meanwhile after ${Math.round(longest)} ms at most`;
      } finally {
        for (const socket of sockets) socket.destroy();
        gateway.kill('SIGKILL');
        await gateway.ended;
      }
    }),
};
