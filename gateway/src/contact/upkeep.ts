import { forwardTo } from './forwarding.ts';
import type { Messages } from './messages.ts';

/** How often it looks for messages that are to be forwarded again, in milliseconds. */
const FORWARD_INTERVAL = 30_000;

const DAY = 86_400_000;

/** What happens to messages without a visitor: they are forwarded, and deleted when their time is over. */
export interface Upkeep {
  /** Begins to forward what waits; only where there is an endpoint. */
  forward: (() => void) | undefined;
  start(): void;
  close(): Promise<void>;
}

/** @param url endpoint of the form provider, where there is one */
export function keepUp(
  url: string | undefined,
  { messages, now, log }: { messages: Messages; now: () => number; log: (message: string) => void },
): Upkeep {
  const forwarding = url ? forwardTo(url, { messages, now, log }) : undefined;
  const forward = forwarding && (() => void forwarding.forwardDue());
  const deleteExpired = () => {
    messages
      .deleteExpired(new Date(now()))
      .catch((error: Error) =>
        log(`Old messages could not be deleted; that is tried again in a day: ${error.message}`),
      );
  };
  const timers: NodeJS.Timeout[] = [];
  const every = (milliseconds: number, task: () => void) => {
    task();
    timers.push(setInterval(task, milliseconds));
  };

  return {
    forward,
    start() {
      every(DAY, deleteExpired);
      if (forward) every(FORWARD_INTERVAL, forward);
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      await forwarding?.close();
    },
  };
}
