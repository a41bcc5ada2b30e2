import type { Kysely } from 'kysely';
import type { MessagesTable } from '../contact/messages-table.ts';
import type { CountsTable } from '../counts/counts-table.ts';
import type { FailuresTable } from '../reports/failures-table.ts';
import type { ProbesTable } from './probes-table.ts';

/** What the gateway keeps; `migrations.ts` makes it. */
export interface Tables {
  messages: MessagesTable;
  counts: CountsTable;
  failures: FailuresTable;
  probes: ProbesTable;
}

export type Database = Kysely<Tables>;
