import type { FailureKind } from '@roe/shared/contract/failures';
import type { Kysely } from 'kysely';

/** What the gateway keeps; times are UTC in the form "2025-03-01T12:00:00.000Z". `migrations.ts` makes it. */
export interface Tables {
  messages: {
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
  };
  counts: {
    subject: string;
    views: number;
    likes: number;
    plays: number;
    downloads: number;
  };
  failures: {
    /** In UTC, such as "2025-03-01". */
    day: string;
    /** Id of a section; "shell" is the frame. */
    section: string;
    version: string;
    kind: FailureKind;
    count: number;
  };
  /** One row, written to see whether the storage takes writes. */
  probes: {
    id: number;
    written_at: string;
  };
}

export type Database = Kysely<Tables>;
