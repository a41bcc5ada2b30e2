import pg from 'pg';
import { Kysely, PostgresDialect } from './kysely.ts';
import { migrate } from './migrations.ts';
import type { Database, Tables } from './tables.ts';

/**
 * Opens a PostgreSQL database, with its tables in their present form.
 * @param log hears of connections that it ended
 * @throws where it does not answer or cannot be written
 */
export async function openPostgres(url: string, log: (message: string) => void): Promise<Database> {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 15_000 });
  pool.on('error', (error) => log(`PostgreSQL ended a connection that was idle: ${error.message}`));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy();
    const { host, pathname } = new URL(url); // without the password
    throw new Error(
      `environment: field "DATABASE_URL": expected a PostgreSQL database that answers and may be written at ${host}${pathname}, ` +
        `received "${reasonOf(error)}". Start it, correct the address, or leave it out: then a file in DATA_DIR is used.`,
    );
  }
}

/** Node tells of several addresses that were tried in one error without words. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : (error as Error).message;
