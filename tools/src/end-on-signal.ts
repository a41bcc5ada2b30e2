import type { Gateway } from '@roe/gateway/serve';

/** How often it looks whether npm is still there, in milliseconds. */
const LOOK_INTERVAL = 500;

/**
 * Ends the process in good order on Ctrl-C or SIGTERM. npm's shell does not pass signals on: a gateway that npm started
 * ends when that shell is gone. On Windows a process keeps its parent's number, so there only signals end it.
 */
export function endOnSignal(gateway: Gateway): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    gateway.close().then(() => process.exit());
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  if (!process.env['npm_lifecycle_event']) return;
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && end(), LOOK_INTERVAL).unref();
}
