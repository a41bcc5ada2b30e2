import type { Kysely, Migration } from 'kysely';
import { addSuspicion, createMessages } from '../contact/messages-table.ts';
import { createCounts } from '../counts/counts-table.ts';
import { createFailures } from '../reports/failures-table.ts';
import { Migrator } from './kysely.ts';
import { createProbes } from './probes-table.ts';

/** Steps to the present tables, in the order of their names. One that was ever run is never changed. */
const migrations: Record<string, Migration> = {
  '0001-messages-and-counts': {
    async up(database) {
      await createMessages(database);
      await createCounts(database);
    },
  },
  '0002-suspected-messages': { up: addSuspicion },
  '0003-failures': { up: createFailures },
  '0004-probes': { up: createProbes },
};

/** Brings the tables to their present form. */
// biome-ignore lint/suspicious/noExplicitAny: before a migration the tables have any form
export async function migrate(database: Kysely<any>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
