import { existsSync } from 'node:fs';
import path from 'node:path';
import { openSqlite, sqliteFile } from './sqlite.ts';
import type { Database } from './tables.ts';

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
export async function openDatabase(
  { DATA_DIR, DATABASE_URL }: DatabaseSettings,
  log: (message: string) => void,
): Promise<Database> {
  if (!DATABASE_URL) return openSqlite(path.resolve(DATA_DIR));
  const { openPostgres } = await import('./postgres.ts'); // which most starts do without
  return openPostgres(DATABASE_URL, log);
}

/** Whether a gateway has made the database already, or PostgreSQL is named. */
export const hasDatabase = ({ DATA_DIR, DATABASE_URL }: DatabaseSettings): boolean =>
  DATABASE_URL !== undefined || existsSync(path.resolve(DATA_DIR, sqliteFile));
