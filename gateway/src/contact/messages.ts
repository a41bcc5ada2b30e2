import type { Selectable } from 'kysely';
import type { Database, Tables } from '../storage/tables.ts';
import { newReference } from './reference.ts';

export type StoredMessage = Selectable<Tables['messages']>;
export type NewMessage = Pick<StoredMessage, 'key' | 'name' | 'email' | 'category' | 'message'>;

/** The messages of the contact form, in the database. */
export interface Messages {
  /** The message that was stored under a key of the form. */
  withKey(key: string): Promise<StoredMessage | undefined>;
  /**
   * Stores a message; what is answered is on the disk. Where its key is known already, nothing is stored.
   * @param isSuspected whether it looks like a machine's
   * @returns the message that is stored under its key
   */
  store(message: NewMessage, at: Date, isForwarded: boolean, isSuspected?: boolean): Promise<StoredMessage>;
  /** All messages, those that are suspected too, the latest first. */
  list(): Promise<StoredMessage[]>;
  find(reference: string): Promise<StoredMessage | undefined>;
  /** @returns whether there was one */
  delete(reference: string): Promise<boolean>;
  /** Takes a suspected message for a person's. */
  release(reference: string, at: Date, isForwarded: boolean): Promise<void>;
  /** Deletes what came more than 12 months ago, or 30 days where it is suspected. @returns how many */
  deleteExpired(now: Date): Promise<number>;
  /**
   * Takes a message that is to be forwarded by now, for this process alone, and puts its next try off.
   * @param nextTry when it is to be tried again if this try comes to nothing, from the number of tries before it
   */
  takeDue(now: Date, nextTry: (tries: number) => Date): Promise<StoredMessage | undefined>;
  /** Notes that a message was forwarded. */
  markForwarded(reference: string): Promise<void>;
}

const MONTHS_KEPT = 12;
const DAYS_SUSPECTED = 30;

export function messagesIn(database: Database): Messages {
  const all = database.selectFrom('messages').selectAll();
  const withKey = (key: string) => all.where('key', '=', key).executeTakeFirst();

  return {
    withKey,
    async store(message, at, isForwarded, isSuspected = false) {
      for (;;) {
        const stored = await database
          .insertInto('messages')
          .values({
            ...message,
            reference: newReference(),
            received_at: at.toISOString(),
            forward_at: isForwarded ? at.toISOString() : null,
            forward_tries: 0,
            is_suspected: Number(isSuspected),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        const row = stored ?? (await withKey(message.key));
        if (row) return row;
        // Nothing was stored and the key is new: so the reference was taken, and another is tried.
      }
    },
    list: () => all.orderBy('received_at', 'desc').orderBy('reference').execute(),
    find: (reference) => all.where('reference', '=', reference).executeTakeFirst(),
    async delete(reference) {
      const { numDeletedRows } = await database
        .deleteFrom('messages')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async release(reference, at, isForwarded) {
      await database
        .updateTable('messages')
        .set({ is_suspected: 0, forward_at: isForwarded ? at.toISOString() : null })
        .where('reference', '=', reference)
        .where('is_suspected', '=', 1)
        .execute();
    },
    async deleteExpired(now) {
      const oldest = new Date(now);
      oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS_KEPT);
      const oldestSuspected = new Date(now);
      oldestSuspected.setUTCDate(oldestSuspected.getUTCDate() - DAYS_SUSPECTED);
      const { numDeletedRows } = await database
        .deleteFrom('messages')
        .where(({ eb, and, or }) =>
          or([
            eb('received_at', '<', oldest.toISOString()),
            and([eb('is_suspected', '=', 1), eb('received_at', '<', oldestSuspected.toISOString())]),
          ]),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    async takeDue(now, nextTry) {
      for (;;) {
        const due = await all
          .where('forward_at', '<=', now.toISOString())
          .orderBy('forward_at')
          .limit(1)
          .executeTakeFirst();
        if (!due) return undefined;
        const { numUpdatedRows } = await database
          .updateTable('messages')
          .set({ forward_at: nextTry(due.forward_tries).toISOString(), forward_tries: due.forward_tries + 1 })
          .where('reference', '=', due.reference)
          .where('forward_at', '=', due.forward_at)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return due; // otherwise another gateway took it
      }
    },
    async markForwarded(reference) {
      await database.updateTable('messages').set({ forward_at: null }).where('reference', '=', reference).execute();
    },
  };
}
