import type { Pin, Section } from '@roe/shared/contract';
import { isFulfilled, isRejected, settled } from '@roe/shared/settled';
import { LOAD_TIMEOUT } from './load-timeout.ts';

/** Loads a section's code; `isRetry` after a failure, past caches that may hold wrong bytes. */
export type LoadSection = (pin: Pin, isRetry: boolean) => Promise<Section>;

/**
 * The code of sections, by id: each is loaded once, in one release.
 * @param onStarted hears which release that is
 */
export function createCode(loadSection: LoadSection, onStarted: (pin: Pin) => void) {
  const code = new Map<string, Promise<Section>>();
  /** Sections whose last load failed. */
  const failed = new Set<string>();

  return {
    /**
     * Starts or joins the load. A failure stays until `forgetFailed`, so that React does not load in a loop.
     * @param ready is waited for first: files of the section that are on their way already
     */
    load(pin: Pin, ready: Promise<unknown> = Promise.resolve()): Promise<Section> {
      const { id } = pin;
      const started = code.get(id);
      if (started) return started;
      onStarted(pin);
      const section = settled(
        inTime(
          ready.then(() => loadSection(pin, failed.delete(id))),
          id,
        ),
      );
      code.set(id, section);
      return section;
    },
    has: ({ id }: Pin): boolean => isFulfilled(code.get(id)),
    /** Whether there was a failure; then the next load goes past caches. */
    forgetFailed({ id }: Pin): boolean {
      if (!isRejected(code.get(id))) return false;
      code.delete(id);
      failed.add(id);
      return true;
    },
  };
}

/** All of a section's files together must be there in time. */
function inTime<T>(load: Promise<T>, id: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Section "${id}" did not come within ${LOAD_TIMEOUT / 1000} seconds`)),
      LOAD_TIMEOUT,
    );
    load.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
