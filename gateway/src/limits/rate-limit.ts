/** Counts events by a key, such as an address, in memory only: each process for itself. */
export interface RateLimit {
  /** Counts an event of a key where one is free. @returns 0, or the seconds until one is free */
  take(key: string): number;
  /** Gives back the latest event of a key. @returns whether there was one */
  giveBack(key: string): boolean;
  /** Forgets what is as old as the period. */
  sweep(): void;
  /** How many keys are remembered. */
  held(): number;
}

/** So many events in any period of so many seconds. */
export interface Allowance {
  /** A function where the number may change while the gateway runs. */
  events: number | (() => number);
  seconds: number;
}

/** The most keys that are remembered; beyond it the one that was quiet longest is forgotten. */
const KEYS = 10_000;

/**
 * A sliding window: at most so many events of a key in any period of this length. Refused ones do not count.
 * @param now milliseconds
 */
export function limitRate({ events, seconds }: Allowance, now: () => number): RateLimit {
  const taken = new Map<string, number[]>(); // keys in the order of their latest event
  const period = seconds * 1000;
  const most = typeof events === 'function' ? events : () => events;
  const recent = (key: string) => (taken.get(key) ?? []).filter((time) => time > now() - period);
  const keep = (key: string, times: number[]) => {
    if (times.length > 0) taken.set(key, times);
    else taken.delete(key);
  };

  return {
    take(key) {
      const times = recent(key);
      const oldest = times.at(-most()) ?? 0;
      if (times.length >= most()) return Math.ceil((oldest + period - now()) / 1000);
      taken.delete(key);
      taken.set(key, [...times, now()]);
      const [quietest = ''] = taken.keys();
      if (taken.size > KEYS) taken.delete(quietest);
      return 0;
    },
    giveBack(key) {
      const times = recent(key);
      keep(key, times.slice(0, -1));
      return times.length > 0;
    },
    sweep() {
      for (const key of taken.keys()) keep(key, recent(key));
    },
    held: () => taken.size,
  };
}
