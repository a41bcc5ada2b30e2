import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { migrate } from './migrations.ts';
import type { Database, Tables } from './tables.ts';

/** Empties a PostgreSQL database and makes the tables in it. */
export async function startOver(database: Database): Promise<void> {
  await sql`drop schema public cascade`.execute(database);
  await sql`create schema public`.execute(database);
  await migrate(database);
}

/** PostgreSQL inside this process, as Kysely's PostgreSQL dialect wants it: one connection, lent to one after the other. */
export function databaseIn(pglite: PGlite): Database {
  let isFree = Promise.resolve();
  const pool: PostgresPool = {
    async connect() {
      const before = isFree;
      let release = () => {};
      isFree = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      // biome-ignore lint/suspicious/noExplicitAny: the dialect hands over SQL and parameters only, never a cursor
      const query = async (text: any, parameters: readonly unknown[] = []): Promise<any> => {
        const { rows, affectedRows } = await pglite.query(text, [...parameters]);
        return { command: text.trim().split(/\s/)[0].toUpperCase(), rowCount: affectedRows ?? 0, rows };
      };
      return { query: query as PostgresPoolClient['query'], release: () => release() };
    },
    end: () => pglite.close(),
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
