import { createRequire } from 'node:module';

// Kysely as one CommonJS package: its 262 modules of the other kind cost every start a second where Node's loaders run in a thread.
const kysely: typeof import('kysely') = createRequire(import.meta.url)('kysely');

export const {
  CompiledQuery,
  Kysely,
  Migrator,
  PostgresDialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} = kysely;
