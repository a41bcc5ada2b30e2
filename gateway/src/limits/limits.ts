import { widerNetwork } from '../http/network.ts';
import { Problem } from '../http/problem.ts';
import { type Allowance, limitRate, type RateLimit } from './rate-limit.ts';

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The most events in any period, of those who are counted together. */
export interface Allowances {
  /** Length of the period in seconds: a minute or an hour. */
  seconds: typeof MINUTE | typeof HOUR;
  address: Allowance['events'];
  network?: Allowance['events'];
  everybody?: Allowance['events'];
}

export interface Limit {
  /**
   * Counts an event for its address, the network around it and everybody, or for none of them.
   * @returns gives it back
   * @throws {Problem} 429, or 503 where everybody together has used theirs up; it says when the next is free
   */
  take(address: string): () => void;
}

/** What visitors may do, and how often. All of it is in memory. */
export interface Limits {
  /** @param what names the events in a refusal, such as "messages" */
  limit(what: string, allowances: Allowances): Limit;
  /** A limit of events that are known by another key than an address. */
  limitOfKeys(allowance: Allowance): RateLimit;
  /** How many addresses, networks and other keys are remembered. */
  held(): number;
  close(): void;
}

/** Whose events are counted together, and what is answered when there are too many. */
const scopes = [
  { of: 'address', name: 'one address', status: 429, keyOf: (address: string) => address },
  { of: 'network', name: 'one network', status: 429, keyOf: widerNetwork },
  { of: 'everybody', name: 'all visitors together', status: 503, keyOf: () => 'everybody' },
] as const;

const periodNames = { [MINUTE]: 'a minute', [HOUR]: 'an hour' };

/** Milliseconds after which a key is forgotten at the latest, once its period is over. */
const SWEEP = 60_000;

/** @param now milliseconds */
export function openLimits(now: () => number): Limits {
  const all: RateLimit[] = [];
  const limitOfKeys = (allowance: Allowance): RateLimit => {
    const rate = limitRate(allowance, now);
    all.push(rate);
    return rate;
  };
  const sweeping = setInterval(() => {
    for (const rate of all) rate.sweep();
  }, SWEEP).unref();

  return {
    limitOfKeys,
    limit(what, { seconds, ...allowed }) {
      const rates = scopes.flatMap((scope) => {
        const events = allowed[scope.of];
        return events === undefined ? [] : [{ ...scope, events, rate: limitOfKeys({ events, seconds }) }];
      });
      return {
        take(address) {
          const taken: (() => void)[] = [];
          const giveBack = () => {
            for (const undo of taken) undo();
          };
          for (const { rate, keyOf, events, name, status } of rates) {
            const key = keyOf(address);
            if (key === undefined) continue;
            const wait = rate.take(key);
            if (wait > 0) {
              giveBack();
              const most = typeof events === 'function' ? events() : events;
              const expected = `at most ${most} ${what} in ${periodNames[seconds]} from ${name}`;
              throw new Problem(status, 'Too many', `Expected ${expected}. Try again in ${wait} s.`, {
                headers: { 'retry-after': String(wait) },
              });
            }
            taken.push(() => rate.giveBack(key));
          }
          return giveBack;
        },
      };
    },
    held: () => all.reduce((sum, rate) => sum + rate.held(), 0),
    close: () => clearInterval(sweeping),
  };
}
