import { existsSync, mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

export interface DatabaseSettings {
  /** Folder of the SQLite file. */
  DATA_DIR: string;
  /** PostgreSQL, which then holds everything instead of the file. */
  DATABASE_URL?: string | undefined;
}

/**
 * Opens the database that the settings name, and brings its tables to their present form.
 * @param log hears of connections that PostgreSQL ended
 * @throws with the setting, what is expected there, what came, and what to do
 */
export function openDatabase(
  { DATA_DIR, DATABASE_URL }: DatabaseSettings,
  log: (message: string) => void,
): Promise<Database> {
  return DATABASE_URL ? openPostgres(DATABASE_URL, log) : openSqlite(path.resolve(DATA_DIR));
}

/** Its name in DATA_DIR. */
export const sqliteFile = 'roe.sqlite';

/** Whether a gateway has made the database already, or PostgreSQL is named. */
export const hasDatabase = ({ DATA_DIR, DATABASE_URL }: DatabaseSettings): boolean =>
  DATABASE_URL !== undefined || existsSync(path.resolve(DATA_DIR, sqliteFile));

async function openSqlite(folder: string): Promise<Database> {
  const file = path.join(folder, sqliteFile);
  let database: Database | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    database = new Kysely<Tables>({ dialect: sqliteDialect(file) });
    // Kysely takes no lock on SQLite, and a gateway and a command may start at once.
    await database.connection().execute(async (only) => {
      await sql`begin immediate`.execute(only);
      try {
        await migrate(only);
        await sql`commit`.execute(only);
      } catch (error) {
        await sql`rollback`.execute(only);
        throw error;
      }
    });
    return database;
  } catch (error) {
    await database?.destroy();
    throw new Error(
      `environment: field "DATA_DIR": expected a folder where the database ${file} can be opened and written, ` +
        `received "${reasonOf(error)}". Check the folder's rights and the disk, or bring the file back from a backup.`,
    );
  }
}

async function openPostgres(url: string, log: (message: string) => void): Promise<Database> {
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

/**
 * Writes a consistent copy of the SQLite database, while it may be in use. Only its owner may read it, from the first byte.
 * @param folder DATA_DIR
 * @param file must not exist yet
 */
export async function copyDatabase(folder: string, file: string): Promise<void> {
  const copy = await open(file, 'wx', 0o600);
  const database = new DatabaseSync(path.resolve(folder, sqliteFile), { readOnly: true, timeout: 5000 });
  try {
    database.prepare('vacuum into ?').run(file);
    await copy.sync();
  } catch (error) {
    await rm(file);
    throw error;
  } finally {
    database.close();
    await copy.close();
  }
}
