import type { FailureKind } from '@roe/shared/contract/reports';
import type { Kysely } from 'kysely';

/** How often parts of the site failed in browsers. */
export interface FailuresTable {
  /** In UTC, such as "2025-03-01". */
  day: string;
  /** Id of a section; "shell" is the shell. */
  section: string;
  version: string;
  kind: FailureKind;
  count: number;
}

export async function createFailures({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('failures')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('failures_key', ['day', 'section', 'version', 'kind'])
    .execute();
}
