import type { Kysely } from 'kysely';

/** Counts by the address of a page, or of a passage in it. */
export interface CountsTable {
  subject: string;
  views: number;
  likes: number;
  plays: number;
  downloads: number;
}

export async function createCounts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('counts')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('likes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('plays', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('downloads', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
