import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** Time that a statement waits for its turn here and for locks of other processes, together, in milliseconds. */
const LOCK_WAIT = 2500;
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

/**
 * SQLite for Kysely: one connection to a file, in a thread, lent to one after the other. A statement that finds the file locked
 * fails after 2.5 seconds and leaves nothing behind; meanwhile the process goes on.
 * @param file is made where it is missing, readable for its owner only
 */
export const sqliteDialect = (file: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driverOf(file),
  createIntrospector: (database) => new SqliteIntrospector(database),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

interface Lent extends DatabaseConnection {
  release(): void;
}

function driverOf(file: string): Driver {
  const thread = openThread(file);
  let free = Promise.resolve();
  let lent = 0;
  const say = (sql: string) => async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };

  return {
    async init() {},
    async acquireConnection(): Promise<Lent> {
      const lockUntil = Date.now() + LOCK_WAIT;
      const by = ++lent;
      const before = free;
      let release = () => {};
      free = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return {
        release,
        async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
          const { rows, changes } = await thread.run({ sql, parameters, lockUntil, by });
          return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: changes }) };
        },
        streamQuery() {
          throw new Error('SQLite in a thread does not stream.');
        },
      };
    },
    async releaseConnection(connection) {
      (connection as Lent).release();
    },
    beginTransaction: say('begin immediate'),
    commitTransaction: say('commit'),
    rollbackTransaction: say('rollback'),
    destroy: () => thread.close(),
  };
}

/** The thread answers in the order in which it is asked. */
function openThread(file: string) {
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
