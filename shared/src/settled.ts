/** Marks a promise so that `React.use` reads it without suspending once it has settled. */
export function settled<T>(promise: Promise<T>): Promise<T> {
  const mark = (outcome: object): void => void Object.assign(promise, outcome); // returning the promise would pass its rejection on
  promise.then(
    (value) => mark({ status: 'fulfilled', value }),
    (reason) => mark({ status: 'rejected', reason }),
  );
  return promise;
}

/** A promise that `React.use` can read at once. */
export const fulfilled = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

const statusOf = (promise: Promise<unknown> | undefined) => (promise as { status?: string } | undefined)?.status;

/** Whether a promise of `settled` has come true. */
export const isFulfilled = (promise: Promise<unknown> | undefined): boolean => statusOf(promise) === 'fulfilled';

/** What a promise of `settled` came to, once it has come true. */
export const outcomeOf = <T>(promise: Promise<T> | undefined): T | undefined =>
  (promise as { value?: T } | undefined)?.value;

/** Whether a promise of `settled` has failed. */
export const isRejected = (promise: Promise<unknown> | undefined): boolean => statusOf(promise) === 'rejected';
