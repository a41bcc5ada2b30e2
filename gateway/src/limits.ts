import { widerNetwork } from './client-address.ts';
import { Problem } from './problem.ts';
import { limitRate, type RateLimit } from './rate-limit.ts';

/** Whose events are counted together, and what is answered when there are too many. */
interface Whose {
  keyOf: (address: string) => string | undefined;
  name: string;
  status: 429 | 503;
}
const address: Whose = { keyOf: (key) => key, name: 'one address', status: 429 };
const network: Whose = { keyOf: widerNetwork, name: 'one network', status: 429 };
const everybody: Whose = { keyOf: () => 'everybody', name: 'all visitors together', status: 503 };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every limit of the gateway; docs/operating.md tells of them. */
const allowances = {
  /** All that may write something, also what is refused. */
  requests: [{ whose: address, events: 120, seconds: MINUTE }],
  messages: [
    { whose: address, events: 5, seconds: HOUR },
    { whose: network, events: 20, seconds: HOUR },
    { whose: everybody, events: 300, seconds: HOUR },
  ],
  failures: [
    { whose: address, events: 20, seconds: HOUR },
    { whose: network, events: 80, seconds: HOUR },
    { whose: everybody, events: 2000, seconds: HOUR },
  ],
  'counted events': [
    { whose: address, events: 60, seconds: MINUTE },
    { whose: network, events: 240, seconds: MINUTE },
    { whose: everybody, events: 6000, seconds: MINUTE },
  ],
};
/** Of one page by one address. */
const likes = { events: 1, seconds: DAY };

/** Milliseconds after which a key is forgotten at the latest, once its period is over. */
const SWEEP = 60_000;

/** What visitors may do, and how often. All of it is in memory. */
export interface Limits {
  /**
   * Counts an event for its address, the network around it and everybody, or for none of them.
   * @returns gives it back
   * @throws {Problem} 429, or 503 where everybody together has used theirs up; it says when the next is free
   */
  take(what: keyof typeof allowances, address: string): () => void;
  /** Likes, by address and page. */
  likes: RateLimit;
  /** How many addresses, networks and likes are remembered. */
  held(): number;
  close(): void;
}

/** @param now milliseconds */
export function openLimits(now: () => number): Limits {
  const scopesOf = (what: keyof typeof allowances) =>
    allowances[what].map((allowance) => ({ ...allowance, limit: limitRate(allowance, now) }));
  const scopes = {
    requests: scopesOf('requests'),
    messages: scopesOf('messages'),
    failures: scopesOf('failures'),
    'counted events': scopesOf('counted events'),
  };
  const ofLikes = limitRate(likes, now);
  const all = [...Object.values(scopes).flatMap((list) => list.map(({ limit }) => limit)), ofLikes];
  const sweeping = setInterval(() => {
    for (const limit of all) limit.sweep();
  }, SWEEP).unref();

  return {
    take(what, client) {
      const taken: (() => void)[] = [];
      const giveBack = () => {
        for (const undo of taken) undo();
      };
      for (const { limit, whose, events, seconds } of scopes[what]) {
        const key = whose.keyOf(client);
        if (key === undefined) continue;
        const wait = limit.take(key);
        if (wait > 0) {
          giveBack();
          const expected = `at most ${events} ${what} in ${periodNames[seconds]} from ${whose.name}`;
          throw new Problem(whose.status, 'Too many', `Expected ${expected}. Try again in ${wait} s.`, {
            headers: { 'retry-after': String(wait) },
          });
        }
        taken.push(() => limit.giveBack(key));
      }
      return giveBack;
    },
    likes: ofLikes,
    held: () => all.reduce((sum, limit) => sum + limit.held(), 0),
    close: () => clearInterval(sweeping),
  };
}

const periodNames: Record<number, string> = { [MINUTE]: 'a minute', [HOUR]: 'an hour' };
