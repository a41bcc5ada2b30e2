import type { Server } from 'node:http';
import path from 'node:path';
import { serve as listen } from '@hono/node-server';
import { createApp } from './app.ts';
import { clientAddress } from './client-address.ts';
import { forwardTo } from './contact/forwarding.ts';
import { messagesIn } from './contact/messages.ts';
import { openFiles } from './files.ts';
import { followSite } from './live-site.ts';
import { limitRate } from './rate-limit.ts';
import { settingsFrom } from './settings.ts';
import { openDatabase } from './storage/database.ts';
import { probeStorage } from './storage/probe.ts';

export { settingsFrom };

/** Time that answers under way are given to finish after SIGTERM. */
const GRACE = 10_000;

/** How often it looks for messages that are to be forwarded again. */
const FORWARD_INTERVAL = 30_000;

const DAY = 86_400_000;

export interface Gateway {
  /** Where it answers, with the port that it really has. */
  url: string;
  /** Takes no new request, finishes those under way, then ends. */
  close(): Promise<void>;
}

/**
 * Starts the gateway with the settings of the environment.
 * @param answerFirst is asked before the gateway answers; while developing it hands pages to the frame's own server
 * @throws where a setting is wrong, the database cannot be opened, or the port is taken
 */
export async function serve(
  environment: NodeJS.ProcessEnv,
  answerFirst?: (request: Request) => Promise<Response> | undefined,
): Promise<Gateway> {
  const settings = settingsFrom(environment);
  const folder = path.resolve(settings.SITE_DIR);
  const log = (message: string) => console.error(message);
  const now = Date.now;
  const database = await openDatabase(settings, log);
  const messages = messagesIn(database);
  const forwarding = settings.CONTACT_FORWARD_URL
    ? forwardTo(settings.CONTACT_FORWARD_URL, { messages, now, log })
    : undefined;
  const forward = forwarding ? () => void forwarding.forwardDue() : undefined;
  const deleteExpired = () => {
    messages
      .deleteExpired(new Date(now()))
      .catch((error: Error) =>
        log(`Old messages could not be deleted; that is tried again in a day: ${error.message}`),
      );
  };

  const app = createApp({
    site: followSite(folder, { now, log }),
    files: openFiles(folder),
    contact: { messages, limit: limitRate({ events: 5, seconds: 3600, now }), now, forward },
    counts: { database, limit: limitRate({ events: 60, seconds: 60, now }) },
    storage: probeStorage(database, { now, log }),
    log,
  });
  const respond = (request: Request, socketAddress: string | undefined) => {
    const forwarded = request.headers.get('x-forwarded-for');
    return app.fetch(request, { address: clientAddress(socketAddress, forwarded, settings.TRUST_PROXY) });
  };

  let server: Server;
  try {
    server = await open(
      (request, socketAddress) => answerFirst?.(request) ?? respond(request, socketAddress),
      settings.PORT,
      settings.HOST,
    );
  } catch (error) {
    await database.destroy();
    throw error;
  }
  deleteExpired();
  forward?.();
  const timers = [setInterval(deleteExpired, DAY), ...(forward ? [setInterval(forward, FORWARD_INTERVAL)] : [])];

  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  return {
    url: `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${port}`,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await close(server);
      await forwarding?.close();
      await database.destroy();
    },
  };
}

function open(
  fetch: (request: Request, socketAddress: string | undefined) => Response | Promise<Response>,
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
    const server = listen(
      {
        fetch: (request, { incoming }) => fetch(request, incoming.socket.remoteAddress),
        port,
        hostname,
        serverOptions,
      },
      () => resolve(server),
    ) as Server;
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
