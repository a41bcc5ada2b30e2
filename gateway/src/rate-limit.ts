import { Problem } from './problem.ts';

/** Counts events per address, in memory only: each process for itself, and forgotten after the period. */
export interface RateLimit {
  /** @throws {Problem} 429 where the address has used up its events; it says when the next is free */
  take(address: string): void;
}

/** The most addresses that are remembered; beyond it the one that was quiet longest is forgotten. */
const ADDRESSES = 10_000;

/**
 * A sliding window: at most so many events in any period of this length. Refused ones do not count.
 * @param now milliseconds
 */
export function limitRate({ events, seconds, now }: { events: number; seconds: number; now: () => number }): RateLimit {
  const taken = new Map<string, number[]>(); // addresses in the order of their latest event
  const period = seconds * 1000;

  return {
    take(address) {
      const start = now() - period;
      for (const [other, times] of taken) {
        if ((times.at(-1) ?? 0) > start && taken.size <= ADDRESSES) break;
        taken.delete(other);
      }
      const recent = (taken.get(address) ?? []).filter((time) => time > start);
      const [oldest = 0] = recent;
      if (recent.length >= events) {
        const wait = Math.ceil((oldest - start) / 1000);
        throw new Problem(
          429,
          'Too many',
          `Expected at most ${events} in ${periodName(seconds)} from one address. Try again in ${wait} s.`,
          { headers: { 'retry-after': String(wait) } },
        );
      }
      taken.delete(address);
      taken.set(address, [...recent, now()]);
    },
  };
}

const periodName = (seconds: number): string => ({ 60: 'a minute', 3600: 'an hour' })[seconds] ?? `${seconds} seconds`;
