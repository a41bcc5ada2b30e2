import type { Pin } from '@roe/shared/contract';
import type { Failure } from '@roe/shared/contract/reports';
import type { Code } from './code.ts';
import { createFailureCount } from './failure-count.ts';
import type { Pages } from './pages.ts';
import type { Releases } from './releases.ts';

// biome-ignore lint/suspicious/noConsole: the one place that tells developers what failed
const writeDown = (error: unknown): void => console.error(error);

/** Everywhere that something fails, it is told here: the cause is written down, and the failure is counted. */
export function createFailures(
  releases: Releases,
  code: Code,
  pages: Pages,
  fetch: typeof globalThis.fetch,
  log: (error: unknown) => void = writeDown,
) {
  const count = createFailureCount(fetch);

  /** What failed of a page that could not be shown; undefined where not even its section is known. */
  function failureAt(path: string): Failure | undefined {
    const pin = releases.at(path);
    if (!pin) return undefined;
    const kind = !code.has(pin, path) ? 'load' : pages.has(pin, path) ? 'render' : 'data';
    return { section: pin.id, code: pin.code, kind };
  }

  /** Every failure that was caught comes here: its cause is written down, and it is counted where it is known whose it is. */
  function report(error: unknown, failure?: Failure): void {
    log(error);
    if (failure) count(failure);
  }

  return {
    failureAt,
    report,

    /** A page could not be shown. Data that may have been the cause are not used again. */
    reportPage(error: unknown, path: string): void {
      const pin = releases.at(path);
      if (pin) code.onFailed(pin, error);
      const failure = failureAt(path);
      report(error, failure);
      if (pin && failure?.kind === 'render') pages.forget(pin, path);
    },

    /** What a section shows beside the page failed. */
    reportDock(error: unknown, pin: Pin): void {
      code.onFailed(pin, error);
      report(error, { section: pin.id, code: pin.code, kind: code.has(pin) ? 'render' : 'load' });
    },
  };
}
