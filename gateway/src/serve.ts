import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { openChat } from './chat/chat.ts';
import type { GuideSite } from './chat/guide-site.ts';
import { freeSpace } from './contact/free-space.ts';
import { messagesIn } from './contact/messages.ts';
import { keepUp } from './contact/upkeep.ts';
import { clientAddress } from './http/client-address.ts';
import { listen } from './http/listen.ts';
import { openLimits } from './limits/limits.ts';
import { reportsIn } from './reports/reports.ts';
import { type Settings, settingsFrom } from './settings.ts';
import { openFiles } from './site/files.ts';
import { followSite } from './site/follow-site.ts';
import { openDatabase } from './storage/database.ts';
import { probeStorage } from './storage/probe.ts';

export { type GuideSite, type Settings, settingsFrom };

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
  /** Is asked before the gateway answers: pages come from the shell's own server, say. */
  answerFirst: (request: Request) => Promise<Response> | undefined;
  /** Whether an address is one of a section in development: things are counted for it although no revision has it. */
  isDeveloped: (address: string) => boolean;
  /** What the guide reads in place of what is live. @throws what is wrong with a text, as a sentence */
  guideSite: (live: GuideSite | undefined) => Promise<GuideSite>;
}

/**
 * Starts the gateway with the settings of the environment.
 * @throws where a setting is wrong, the database cannot be opened, or the port is taken
 */
export async function serve(environment: NodeJS.ProcessEnv, development?: Development): Promise<Gateway> {
  const settings = settingsFrom(environment);
  const { SITE_DIR, SITE_KEYS, DATA_DIR, DATABASE_URL, CONTACT_FORWARD_URL, HOST, TRUST_PROXY } = settings;
  const folder = path.resolve(SITE_DIR);
  const log = (message: string) => console.error(message);
  const now = Date.now;
  const database = await openDatabase(settings, log);
  const limits = openLimits(now);
  const messages = messagesIn(database);
  const upkeep = keepUp(CONTACT_FORWARD_URL, { messages, now, log });
  const site = followSite(folder, { keys: SITE_KEYS, now, log });
  const guideSite = development ? () => development.guideSite(site()) : site;
  const chat = openChat(settings, { site: guideSite, limits, now, log });
  const app = createApp({
    site,
    chat,
    files: openFiles(folder),
    registry: () => site()?.registry,
    isPlace: (address) => development?.isDeveloped(address) || (site()?.hasAddress(address) ?? false),
    messages,
    forward: upkeep.forward,
    freeSpace: DATABASE_URL ? undefined : () => freeSpace(DATA_DIR),
    reports: reportsIn(database),
    storage: probeStorage(database, { now, log }),
    ...{ database, limits, now, log },
  });
  const respond = (request: Request, socketAddress: string | undefined) => {
    const forwarded = request.headers.get('x-forwarded-for');
    return app.fetch(request, { address: clientAddress(socketAddress, forwarded, TRUST_PROXY) });
  };
  const answer = getRequestListener(
    (request, { incoming }) => development?.answerFirst(request) ?? respond(request, incoming.socket.remoteAddress),
    { hostname: 'localhost' },
  );
  const release = async () => {
    limits.close();
    await upkeep.close();
    await database.destroy();
  };

  const server = await listen(settings, answer).catch(async (error) => {
    await release();
    throw error;
  });
  upkeep.start();
  return {
    url: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${server.port}`,
    site: () => site()?.registry.site,
    async close() {
      chat.close();
      await server.close();
      await release();
    },
  };
}
