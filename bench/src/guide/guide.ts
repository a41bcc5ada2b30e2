import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ownFolder } from '../folder.ts';
import { loadAverage, machine, untilCalm } from '../machine.ts';
import { startNpmServer } from '../serving/npm-server.ts';
import { inTurn } from '../turns.ts';
import { answer } from './answer.ts';
import { type Asked, tableOf, ways } from './guide-report.ts';
import { ask, type Stream } from './stream.ts';

/** How many answers stream at once. */
const AT_ONCE = 200;
/** Questions one after the other, in each run. */
const EACH = 5;

const unlimited = { TRUST_PROXY: '1', CHAT_PER_MINUTE: '999999', CHAT_PER_HOUR: '999999', CHAT_PER_DAY: '999999' };

/** Measures what the gateway adds to a provider of language models: to the first byte of one answer, and of many at once. */
export async function guide(runs: number, say: (line: string) => void): Promise<void> {
  const folder = ownFolder('guide');
  const loadBefore = loadAverage();
  const provider = fork(path.join(import.meta.dirname, 'upstream.mjs'), [JSON.stringify(answer)]);
  try {
    const [upstream] = (await once(provider, 'message')) as [string];
    say('the site is built …');
    const site = { SITE_DIR: path.join(folder, 'site'), OPENAI_API_KEY: 'none', OPENAI_BASE_URL: upstream };
    const gateway = await startNpmServer('start', { ...unlimited, ...site });
    try {
      const asked = await measure({ provider: upstream, gateway: `${gateway.url}/api` }, runs);
      say(`\n${machine()}, n=${runs}; load average ${loadBefore} before, ${loadAverage()} after\n\n${tableOf(asked)}`);
    } finally {
      await gateway.stop();
    }
  } finally {
    provider.disconnect();
  }
}

/** Asks once unmeasured, then `runs` times, by turns: some questions one after the other, then many at once. */
async function measure(bases: Record<(typeof ways)[number], string>, runs: number): Promise<Asked> {
  const asked: Asked = { alone: { provider: [], gateway: [] }, crowd: { provider: [], gateway: [] } };
  for (let run = 0; run <= runs; run++) {
    for (const way of inTurn(ways, run)) {
      await untilCalm();
      const alone: Stream[] = [];
      for (let number = 0; number < EACH; number++) alone.push(await ask(bases[way], number));
      const crowd = await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => ask(bases[way], number)));
      if (run === 0) continue;
      asked.alone[way].push(...alone);
      asked.crowd[way].push(...crowd);
    }
  }
  return asked;
}
