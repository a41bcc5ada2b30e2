import { contactSeconds } from '@roe/shared/contract/contact';
import { readJson } from '../json-body.ts';
import { Problem } from '../problem.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { Messages, NewMessage } from './messages.ts';
import { newReference } from './reference.ts';
import { contactSchema } from './schema.ts';

export interface ContactDependencies {
  messages: Messages;
  limit: RateLimit;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Begins to forward what is stored; messages are forwarded only where it is there. */
  forward?: (() => void) | undefined;
}

/**
 * `POST /api/contact`: stores a message and answers 201 with its reference number when it is on the disk.
 * A machine that fell into a trap gets the same answer, and nothing is stored.
 */
export async function receiveMessage(
  request: Request,
  address: string,
  { messages, limit, now, forward }: ContactDependencies,
): Promise<Response> {
  const { website, seconds, ...message } = await readJson(request, contactSchema);
  const isMachine = Boolean(website) || seconds < contactSeconds;
  const earlier = isMachine ? undefined : await messages.withKey(message.key);
  if (!earlier) limit.take(address);
  if (isMachine) return accepted(newReference());
  const stored = earlier ?? (await messages.store(message, new Date(now()), forward !== undefined));
  if (!isSame(stored, message)) {
    throw new Problem(
      409,
      'Another message',
      `Expected a new "key" for a new message: this one belongs to ${stored.reference}, which has other words.`,
    );
  }
  forward?.();
  return accepted(stored.reference);
}

const isSame = (stored: NewMessage, sent: NewMessage): boolean =>
  (['name', 'email', 'category', 'message'] as const).every((field) => stored[field] === sent[field]);

const accepted = (reference: string): Response =>
  Response.json({ reference }, { status: 201, headers: { 'cache-control': 'no-store' } });
