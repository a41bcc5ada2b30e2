import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { clientAddress } from './client-address.ts';
import { answerInTurn } from './connections.ts';
import { forwardTo } from './contact/forwarding.ts';
import { messagesIn } from './contact/messages.ts';
import { failuresIn } from './failures/failures.ts';
import { openFiles } from './files.ts';
import { freeSpace } from './free-space.ts';
import { openLimits } from './limits.ts';
import { followSite } from './live-site.ts';
import { type Settings, settingsFrom } from './settings.ts';
import { openDatabase } from './storage/database.ts';
import { probeStorage } from './storage/probe.ts';

export { type Settings, settingsFrom };

/** How often it looks for messages that are to be forwarded again. */
const FORWARD_INTERVAL = 30_000;

const DAY = 86_400_000;

export interface Gateway {
  /** Where it answers, with the port that it really has. */
  url: string;
  /** Origin that the pages carry, or undefined while nothing is shipped. */
  site(): string | undefined;
  /** Tells every connection that it ends, finishes what is under way, then ends. */
  close(): Promise<void>;
}

/** What is different while developing. */
export interface Development {
  /** Is asked before the gateway answers: pages come from the frame's own server, say. */
  answerFirst: (request: Request) => Promise<Response> | undefined;
  /** Whether an address is one of a section in development. */
  isDeveloped: (address: string) => boolean;
}

/**
 * Starts the gateway with the settings of the environment.
 * @throws where a setting is wrong, the database cannot be opened, or the port is taken
 */
export async function serve(environment: NodeJS.ProcessEnv, development?: Development): Promise<Gateway> {
  const settings = settingsFrom(environment);
  const folder = path.resolve(settings.SITE_DIR);
  const log = (message: string) => console.error(message);
  const now = Date.now;
  const database = await openDatabase(settings, log);
  const messages = messagesIn(database);
  const limits = openLimits(now);
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

  const site = followSite(folder, { now, log });
  const app = createApp({
    site,
    isDeveloped: development?.isDeveloped,
    files: openFiles(folder),
    contact: {
      messages,
      limits,
      freeSpace: settings.DATABASE_URL ? undefined : () => freeSpace(settings.DATA_DIR),
      now,
      forward,
      log,
    },
    counts: { database, limits },
    failures: { failures: failuresIn(database), limits, now },
    storage: probeStorage(database, { now, log }),
    log,
  });
  const respond = (request: Request, socketAddress: string | undefined) => {
    const forwarded = request.headers.get('x-forwarded-for');
    return app.fetch(request, { address: clientAddress(socketAddress, forwarded, settings.TRUST_PROXY) });
  };

  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5000,
    keepAliveTimeout: 65_000,
  });
  const answer = getRequestListener(
    (request, { incoming }) => development?.answerFirst(request) ?? respond(request, incoming.socket.remoteAddress),
    { hostname: 'localhost' },
  );
  const end = answerInTurn(server, (request, response) => {
    if (/^1\.[01]$/.test(request.httpVersion)) answer(request, response);
    else response.writeHead(505, { connection: 'close' }).end();
  });
  try {
    await listen(server, settings);
  } catch (error) {
    limits.close();
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
    site: () => site()?.registry.site,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await end();
      limits.close();
      await forwarding?.close();
      await database.destroy();
    },
  };
}

function listen(server: Server, { PORT, HOST }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${PORT} is taken. End what runs there, or choose another: PORT=4200 npm start`)
          : error,
      ),
    );
    server.listen(PORT, HOST, resolve);
  });
}
