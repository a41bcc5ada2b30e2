import { send } from './form-provider.ts';
import type { Messages } from './messages.ts';

/** Hands stored messages on to a form provider. */
export interface Forwarding {
  /** Forwards what is due. It never fails: what goes wrong is logged, and the message stays due for later. */
  forwardDue(): Promise<void>;
  /** Breaks off what is under way; it is tried again after the next start. */
  close(): Promise<void>;
}
const MINUTE = 60_000;
const LONGEST_WAIT = 12 * 60 * MINUTE;

/**
 * Each try that fails doubles the wait, from a minute to twelve hours. The wait is noted before a try, so a process that
 * dies in it loses nothing; a provider that answered too late may get a message twice, known by its reference.
 * @param url endpoint that takes JSON by POST
 * @param now milliseconds since 1970
 */
export function forwardTo(
  url: string,
  { messages, now, log }: { messages: Messages; now: () => number; log: (message: string) => void },
): Forwarding {
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  async function forwardAll(): Promise<void> {
    const nextTry = (tries: number) => new Date(now() + Math.min(MINUTE * 2 ** tries, LONGEST_WAIT));
    while (!closing.signal.aborted) {
      const message = await messages.takeDue(new Date(now()), nextTry);
      if (!message) return;
      const error = await send(url, message, closing.signal);
      if (error) {
        log(
          `Message ${message.reference} is stored and could not be forwarded to ${new URL(url).origin}: expected a success, ` +
            `received ${error}. It is tried again at ${nextTry(message.forward_tries).toISOString()}.`,
        );
        return; // The others would meet the same error now.
      }
      await messages.markForwarded(message.reference);
    }
  }

  return {
    forwardDue() {
      running ??= forwardAll()
        .catch((error: Error) => log(`Forwarding stopped and goes on later: ${error.message}`))
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
