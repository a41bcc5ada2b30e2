import type { Kysely } from 'kysely';

/** Messages of the contact form. Times are UTC in the form "2025-03-01T12:00:00.000Z". */
export interface MessagesTable {
  reference: string;
  /** Made by the form for one message, so that a second attempt is not a second message. */
  key: string;
  name: string;
  email: string;
  category: string;
  message: string;
  received_at: string;
  /** When it is to be forwarded next; null where it need not be, or has been. */
  forward_at: string | null;
  /** How often forwarding was begun. */
  forward_tries: number;
  /** 1 where it looks like a machine's, otherwise 0. */
  is_suspected: number;
}

export async function createMessages({ schema }: Kysely<unknown>): Promise<void> {
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
}

export async function addSuspicion({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('messages')
    .addColumn('is_suspected', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
