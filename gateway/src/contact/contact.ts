import { contactSeconds } from '@roe/shared/contract/contact';
import { readJson } from '../json-body.ts';
import type { Limits } from '../limits.ts';
import { Problem } from '../problem.ts';
import type { Messages, NewMessage, StoredMessage } from './messages.ts';
import { contactSchema } from './schema.ts';

export interface ContactDependencies {
  messages: Messages;
  limits: Limits;
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
 * `POST /api/contact`: stores a message and answers 201 with its reference number when it is on the disk.
 * What looks like a machine's is stored with a mark, is not forwarded, and is answered alike: it may be a person's.
 */
export async function receiveMessage(
  request: Request,
  address: string,
  { messages, limits, freeSpace, now, forward, log }: ContactDependencies,
): Promise<Response> {
  limits.take('requests', address);
  const { echo, website, seconds, ...message } = await readJson(request, contactSchema);
  const isSuspected = Boolean(echo) || Boolean(website) || seconds < contactSeconds;

  async function store(): Promise<StoredMessage> {
    const earlier = await messages.withKey(message.key);
    if (earlier) return earlier;
    const giveBack = limits.take('messages', address);
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
  return Response.json({ reference: stored.reference }, { status: 201, headers: { 'cache-control': 'no-store' } });
}

const isSame = (stored: NewMessage, sent: NewMessage): boolean =>
  (['name', 'email', 'category', 'message'] as const).every((field) => stored[field] === sent[field]);

const cannotStore = new Problem(
  503,
  'Not stored',
  `The message could not be stored. The fault is ours, not yours, and it is written down. Try again in ${RECOVERY} s.`,
  { headers: { 'retry-after': String(RECOVERY) } },
);
