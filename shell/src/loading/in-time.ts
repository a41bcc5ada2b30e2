import { LOAD_TIMEOUT } from './load-timeout.ts';

/**
 * What is loaded must be there in time.
 * @param name of it, as a sentence begins with it
 */
export function inTime<T>(load: Promise<T>, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${name} did not come within ${LOAD_TIMEOUT / 1000} seconds`)),
      LOAD_TIMEOUT,
    );
    load.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
