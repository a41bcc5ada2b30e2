import type { Server } from 'node:http';
import path from 'node:path';
import { serve as listen } from '@hono/node-server';
import { createApp } from './app.ts';
import { openFiles } from './files.ts';
import { followSite } from './live-site.ts';
import { settingsFrom } from './settings.ts';

export { settingsFrom };

/** Time that answers under way are given to finish after SIGTERM. */
const GRACE = 10_000;

export interface Gateway {
  /** Where it answers, with the port that it really has. */
  url: string;
  /** Takes no new request, finishes those under way, then ends. */
  close(): Promise<void>;
}

/**
 * Starts the gateway with the settings of the environment.
 * @param answerFirst is asked before the gateway answers; while developing it hands pages to the frame's own server
 * @throws where a setting is wrong, or the port is taken
 */
export async function serve(
  environment: NodeJS.ProcessEnv,
  answerFirst?: (request: Request) => Promise<Response> | undefined,
): Promise<Gateway> {
  const settings = settingsFrom(environment);
  const folder = path.resolve(settings.SITE_DIR);
  const log = (message: string) => console.error(message);
  const app = createApp({ site: followSite(folder, { now: Date.now, log }), files: openFiles(folder), log });
  const server = await open((request) => answerFirst?.(request) ?? app.fetch(request), settings.PORT, settings.HOST);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  return {
    url: `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${port}`,
    close: () => close(server),
  };
}

function open(
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
  hostname: string,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: 65_000,
    };
    const server = listen({ fetch, port, hostname, serverOptions }, () => resolve(server)) as Server;
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. End what runs there, or choose another: PORT=4200 npm start`)
          : error,
      ),
    );
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
