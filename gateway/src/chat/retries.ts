import { APIConnectionError, APIError } from 'openai';
import { retryAfter } from './failures.ts';

/** Specification §7. */
const RETRIES = 2;

/** Milliseconds before the first retry; it doubles. */
const FIRST_WAIT = 500;

/** Whether it may go better the next time (specification §7), or the connection failed. */
const isPassing = (error: unknown): error is APIError =>
  error instanceof APIConnectionError ||
  (error instanceof APIError &&
    (error.status === 408 || error.status === 409 || error.status === 429 || error.status >= 500));

/**
 * Tries something up to three times.
 * @param most milliseconds that all waits together may take: who is asked to wait longer is told so at once
 * @throws what the last attempt threw
 */
export async function withRetries<T>(attempt: () => Promise<T>, most: number, signal: AbortSignal): Promise<T> {
  let left = most;
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || !isPassing(error) || tries === RETRIES) throw error;
      const wait = retryAfter(error.headers) ?? FIRST_WAIT * 2 ** tries * (1 - Math.random() / 4);
      left -= wait;
      if (left < 0) throw error;
      await pause(wait, signal);
    }
  }
}

/** @throws the signal's reason */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', onAbort, { once: true });
  });
