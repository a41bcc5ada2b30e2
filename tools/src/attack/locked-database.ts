import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lockFromOutside } from '@roe/gateway/lock-fixture';
import { type Messages, messagesIn } from '@roe/gateway/messages';
import { openDatabase } from '@roe/gateway/storage';
import { startGateway } from '../gateway-process.ts';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { type Attack, askMeanwhile, expectThat } from './attack.ts';

/** Longer than two statements one after the other wait for a lock, in milliseconds. */
const LOCKED = 7000;
const MESSAGES = 60;

/** Two gateways share a folder; a third process locks the database while messages, counts, forwarding and retention are under way. */
export const lockedDatabase: Attack = {
  promise: 'a database that is locked for longer than every time-out stops no page and loses no acknowledged message',
  isQuick: true,
  run: (store) =>
    withTemporaryFolder(async (DATA_DIR) => {
      const settings = { SITE_DIR: store, DATA_DIR, CONTACT_FORWARD_URL: 'https://127.0.0.1:9/' };
      const gateways = await Promise.all([startGateway(settings), startGateway(settings)]);
      const urls = gateways.map(({ url }) => url);
      const database = await openDatabase({ DATA_DIR }, console.error);
      const messages = messagesIn(database);
      try {
        const unlock = await lockFromOutside(path.join(DATA_DIR, 'roe.sqlite'));
        const storm = Promise.all([
          ...urls.flatMap((url) => Array.from({ length: 10 }, () => [send(url), count(url)]).flat()),
          messages.deleteExpired(new Date()).then(ignore, ignore),
          setTimeout(LOCKED).then(unlock),
        ]);
        const pages = await Promise.all(urls.map((url) => askMeanwhile(url, storm)));
        await storm;
        const acknowledged: string[] = [];
        for (let index = 0; index < MESSAGES; index++) {
          const reference = await send(urls[index % urls.length] as string);
          expectThat(
            reference !== undefined,
            `message ${index} after the lock: expected status 201, received a refusal`,
          );
          acknowledged.push(reference);
        }
        await expectKept(messages, acknowledged, 'while the gateways run');
        for (const gateway of gateways) gateway.kill('SIGTERM');
        await Promise.all(gateways.map(({ ended }) => ended));
        await expectKept(messages, acknowledged, 'after a clean stop');
        const answers = pages.reduce((sum, page) => sum + page.answers, 0);
        const longest = Math.round(Math.max(...pages.map((page) => page.longest)));
        return `${MESSAGES} of ${MESSAGES} messages kept; ${answers} pages meanwhile, the slowest after ${longest} ms`;
      } finally {
        for (const gateway of gateways) gateway.kill('SIGKILL');
        await database.destroy();
      }
    }),
};

async function expectKept(messages: Messages, acknowledged: string[], when: string): Promise<void> {
  const kept = new Set((await messages.list()).map(({ reference }) => reference));
  const lost = acknowledged.filter((reference) => !kept.has(reference));
  expectThat(lost.length === 0, `${lost.length} of ${acknowledged.length} acknowledged messages are lost ${when}`);
}

let sent = 0;

/** From an address of its own each time. @returns the reference, where it was acknowledged */
async function send(url: string): Promise<string | undefined> {
  const response = await post(`${url}/api/contact`, {
    message: 'Words',
    seconds: 9,
    key: `key-of-the-locked-database-${++sent}`,
  });
  return response.status === 201 ? ((await response.json()) as { reference: string }).reference : undefined;
}

const count = (url: string): Promise<Response> => post(`${url}/api/counts`, { subject: '/', event: 'view' });

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${++sent % 250}.${sent % 240}.1` },
    body: JSON.stringify(body),
  });

const ignore = () => {};
