import { contactSeconds } from '@roe/shared/api/contact';
import type { InferOutput } from 'valibot';
import { Problem } from '../http/problem.ts';
import type { Limit } from '../limits/limits.ts';
import type { Messages, NewMessage, StoredMessage } from './messages.ts';
import type { contactSchema } from './schema.ts';

/** What it takes to store messages. */
export interface Storing {
  messages: Messages;
  limit: Limit;
  /** Bytes that are free where messages are stored; asked only where the gateway can know it. */
  freeSpace?: (() => Promise<number>) | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Begins to forward what is stored; messages are forwarded only where it is there. */
  forward?: (() => void) | undefined;
  log: (message: string) => void;
}

/** Bytes of the disk that messages leave free, so that what is there can still be read, deleted and backed up. */
const LEAST_SPACE = 100_000_000;

/** Seconds after which it is worth trying again when the storage failed. */
const RECOVERY = 60;

/**
 * Stores a message.
 * What looks like a machine's is stored with a mark, is not forwarded, and is answered alike: it may be a person's.
 * @throws {Problem} 409 where its key belongs to another message, 503 where it could not be stored
 */
export async function receiveMessage(
  { echo, website, seconds, ...message }: InferOutput<typeof contactSchema>,
  address: string,
  { messages, limit, freeSpace, now, forward, log }: Storing,
): Promise<StoredMessage> {
  const isSuspected = Boolean(echo) || Boolean(website) || seconds < contactSeconds;

  async function store(): Promise<StoredMessage> {
    const earlier = await messages.withKey(message.key);
    if (earlier) return earlier;
    const giveBack = limit.take(address);
    try {
      const free = (await freeSpace?.()) ?? Number.POSITIVE_INFINITY;
      if (free < LEAST_SPACE)
        throw new Error(`DATA_DIR: expected ${LEAST_SPACE} bytes free on its disk, received ${free}. Free some.`);
      return await messages.store(message, new Date(now()), forward !== undefined && !isSuspected, isSuspected);
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  const stored = await store().catch((error: Error) => {
    if (error instanceof Problem) throw error;
    log(`A message could not be stored: ${error.message}`);
    throw cannotStore;
  });
  if (!isSame(stored, message)) {
    throw new Problem(
      409,
      'Another message',
      `Expected a new "key" for a new message: this one belongs to ${stored.reference}, which has other words.`,
    );
  }
  forward?.();
  return stored;
}

const isSame = (stored: NewMessage, sent: NewMessage): boolean =>
  (['name', 'email', 'category', 'message'] as const).every((field) => stored[field] === sent[field]);

const cannotStore = new Problem(
  503,
  'Not stored',
  `The message could not be stored. The fault is ours, not yours, and it is written down. Try again in ${RECOVERY} s.`,
  { headers: { 'retry-after': String(RECOVERY) } },
);
