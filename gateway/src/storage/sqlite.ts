import { mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, sql } from './kysely.ts';
import { migrate } from './migrations.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

/** Its name in DATA_DIR. */
export const sqliteFile = 'roe.sqlite';

/**
 * Opens the SQLite database of a folder, with its tables in their present form.
 * @throws where it cannot be opened and written
 */
export async function openSqlite(folder: string): Promise<Database> {
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
        `received "${(error as Error).message}". Check the folder's rights and the disk, or bring the file back from a backup.`,
    );
  }
}

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
