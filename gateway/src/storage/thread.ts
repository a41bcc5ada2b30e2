import { Worker } from 'node:worker_threads';

/** A statement that takes longer is given up, in milliseconds: then the disk hangs. Nothing is acknowledged, though it may still be done. */
const LONGEST = 15_000;

/** What the thread is asked. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
  /** Until when it may wait for a lock, in milliseconds since 1970. */
  lockUntil: number;
  /** Number of the connection that Kysely lent out; a transaction belongs to one. */
  by: number;
}

/** What the thread answers. */
type Reply = { rows: unknown[]; changes?: bigint } | { error: Error };

/** Starts the thread that has a file open. It answers in the order in which it is asked. */
export function openThread(file: string) {
  const worker = new Worker(new URL('sqlite-thread.mjs', import.meta.url), { workerData: file, execArgv: [] });
  const waiting: ((reply: Reply) => void)[] = [];
  let failure: Error | undefined;
  let isLate = false;
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      failure ??= new Error(`The thread of ${file} has ended.`);
      for (const answer of waiting.splice(0)) answer({ error: failure });
      resolve();
    });
  });
  worker.on('error', (error: Error) => {
    failure = error;
  });
  worker.on('message', (reply: Reply) => {
    isLate = false;
    waiting.shift()?.(reply);
  });

  return {
    /** @throws what SQLite says, or that it does not answer */
    run(statement: Statement): Promise<Exclude<Reply, { error: Error }>> {
      if (failure) return Promise.reject(failure);
      if (isLate) return Promise.reject(lateness(file));
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          isLate = true;
          reject(lateness(file));
        }, LONGEST);
        waiting.push((reply) => {
          clearTimeout(timer);
          if ('error' in reply) reject(reply.error);
          else resolve(reply);
        });
        worker.postMessage(statement);
      });
    },
    async close() {
      if (!failure) worker.postMessage('close');
      await ended;
    },
  };
}

const lateness = (file: string): Error =>
  new Error(`${file}: expected the disk to answer within ${LONGEST / 1000} s, received nothing.`);
