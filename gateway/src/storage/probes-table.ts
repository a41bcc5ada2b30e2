import type { Kysely } from 'kysely';

/** One row, written to see whether the storage takes writes. */
export interface ProbesTable {
  id: number;
  written_at: string;
}

export async function createProbes({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('probes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute();
}
