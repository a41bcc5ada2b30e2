import { type Kysely, type Migration, Migrator } from 'kysely';

/** Steps to the present tables, in the order of their names. One that was ever run is never changed. */
const migrations: Record<string, Migration> = {
  '0001-messages-and-counts': {
    async up({ schema }) {
      await schema
        .createTable('messages')
        .addColumn('reference', 'text', (column) => column.primaryKey())
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('category', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('forward_at', 'text')
        .addColumn('forward_tries', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema.createIndex('messages_received_at').on('messages').column('received_at').execute();
      await schema.createIndex('messages_forward_at').on('messages').column('forward_at').execute();
      await schema
        .createTable('counts')
        .addColumn('subject', 'text', (column) => column.primaryKey())
        .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('likes', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('plays', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('downloads', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0002-suspected-messages': {
    async up({ schema }) {
      await schema
        .alterTable('messages')
        .addColumn('is_suspected', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0003-failures': {
    async up({ schema }) {
      await schema
        .createTable('failures')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('section', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('failures_key', ['day', 'section', 'version', 'kind'])
        .execute();
    },
  },
  '0004-probes': {
    async up({ schema }) {
      await schema
        .createTable('probes')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('written_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
};

/** Brings the tables to their present form. */
// biome-ignore lint/suspicious/noExplicitAny: before a migration the tables have any form
export async function migrate(database: Kysely<any>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
