import type { Database } from './tables.ts';

export type StorageState = 'ok' | 'failing';

/** An answer is used again for this long, in milliseconds. */
const FRESH = 1000;
/** A storage that has not written by then is failing, in milliseconds. */
const PATIENCE = 1000;

/**
 * Tells whether the storage takes writes, by one: a lock, a full disk, a dead server and a broken file all show there.
 * @param now milliseconds
 * @param log hears when it begins to fail, and when it works again
 * @returns a function that answers within a second; however many ask, one probe runs
 */
export function probeStorage(
  database: Database,
  { now, log }: { now: () => number; log: (message: string) => void },
): () => Promise<StorageState> {
  let running: Promise<void> | undefined;
  let probedAt = Number.NEGATIVE_INFINITY;
  let complaint = '';

  async function write(): Promise<void> {
    const row = { id: 1, written_at: new Date(now()).toISOString() };
    await database
      .insertInto('probes')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }

  function conclude(error: string): void {
    if (error && !complaint) log(`The storage fails, and messages are refused: ${error}`);
    if (!error && complaint) log('The storage works again.');
    complaint = error;
    probedAt = now();
    running = undefined;
  }

  return async () => {
    if (!running && now() - probedAt >= FRESH)
      running = write().then(
        () => conclude(''),
        (error: Error) => conclude(error.message),
      );
    const isSlow = running ? await isSlower(running, PATIENCE) : false;
    return isSlow || complaint ? 'failing' : 'ok';
  };
}

function isSlower(task: Promise<void>, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), milliseconds);
    void task.then(() => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
