import { Agent, request } from 'node:http';
import { startGateway } from '../gateway-process.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { type Attack, expectThat } from './attack.ts';

const CONNECTIONS = 100;
/** Answers after which it is stopped. */
const BEFORE = 1000;

/** A hundred connections ask for page after page; the gateway gets SIGTERM in the middle. */
export const stoppedUnderLoad: Attack = {
  promise: 'a gateway that is stopped under load answers every request that it took, whole, and ends',
  isQuick: true,
  run: (store) =>
    withTemporaryFolder(async (DATA_DIR) => {
      const gateway = await startGateway({ SITE_DIR: store, DATA_DIR });
      const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
      let answered = 0;
      let after = 0;
      let isStopped = false;
      const broken: string[] = [];
      async function visit(): Promise<void> {
        for (;;) {
          const outcome = await ask(agent, gateway.url);
          if (outcome === 'refused') return;
          if (outcome === 'answered') answered++;
          else broken.push(outcome);
          if (isStopped) after++;
          if (answered >= BEFORE && !isStopped) {
            isStopped = true;
            gateway.kill('SIGTERM');
          }
        }
      }
      try {
        await Promise.all(Array.from({ length: CONNECTIONS }, visit));
        expectThat(isStopped, `expected ${BEFORE} answers before the stop, received ${answered}`);
        const code = await gateway.ended;
        expectThat(
          broken.length === 0,
          `expected an answer to every request, ${broken.length} of ${answered} had none: ${broken[0]}`,
        );
        expectThat(code === 0, `expected exit code 0, received ${code}`);
        return `${CONNECTIONS} connections, ${answered} answers, ${after} of them after SIGTERM, none cut`;
      } finally {
        agent.destroy();
        gateway.kill('SIGKILL');
      }
    }),
};

/** One request. A new connection may still wait in the kernel when the port is closed: then nobody took the request. */
function ask(agent: Agent, url: string): Promise<string> {
  return new Promise((resolve) => {
    const asked = request(url, { agent }, (response) => {
      let length = 0;
      response.on('data', (chunk) => {
        length += chunk.length;
      });
      response.on('end', () =>
        resolve(length === Number(response.headers['content-length']) ? 'answered' : `cut after ${length} bytes`),
      );
      response.on('error', (error) => resolve(error.message));
    });
    asked.on('error', (error: NodeJS.ErrnoException) =>
      resolve(asked.reusedSocket ? `${error.code} ${error.message}` : 'refused'),
    );
    asked.end();
  });
}
