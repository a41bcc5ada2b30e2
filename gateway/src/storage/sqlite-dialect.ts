import type { DatabaseConnection, Dialect, Driver, CompiledQuery as Query, QueryResult } from 'kysely';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from './kysely.ts';
import { openThread } from './thread.ts';

/** Time that a statement waits for its turn here and for locks of other processes, together, in milliseconds. */
const LOCK_WAIT = 2500;

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
        async executeQuery<Row>({ sql, parameters }: Query): Promise<QueryResult<Row>> {
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
