import type { Gateway } from '@roe/gateway/serve';

/** Ends the process in good order on Ctrl-C or SIGTERM. */
export function endOnSignal(gateway: Gateway): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      gateway.close().then(() => process.exit());
    });
  }
}
