import type { FailureKind } from '@roe/shared/contract/reports';
import { documentPath } from '../path.ts';
import { countFailure } from './failure-count.ts';
import { forgetFailedPage, forgetPage, hasPage, MissingPage } from './pages.ts';
import { forgetFailedRelease, hasCode, pinAt, RegistryFault } from './releases.ts';

/** Lets a page be loaded anew where its code or data could not be had. What is there or under way stays. */
export function forgetFailures(path: string): void {
  const pin = pinAt(path);
  if (pin) forgetFailedPage(pin, path);
  forgetFailedRelease(path);
}

/** What failed of a page that could not be shown; undefined where not even its section is known. */
export function failureAt(path: string): FailureKind | undefined {
  const pin = pinAt(path);
  if (!pin) return undefined;
  if (!hasCode(pin)) return 'load';
  return hasPage(pin, path) ? 'render' : 'data';
}

/** A page could not be shown: it is counted, and data that may have been the cause are not used again. */
export function onPageFailed(path: string): void {
  const pin = pinAt(path);
  const kind = failureAt(path);
  if (!pin || !kind) return;
  countFailure({ section: pin.id, code: pin.code, kind });
  if (kind === 'render') forgetPage(pin, path);
}

/** Whether a page that this tab cannot show is to be loaded as a document: the gateway knows what its address gets. */
export const isForGateway = (error: unknown, path: string): boolean =>
  path !== documentPath && (error instanceof MissingPage || (error instanceof RegistryFault && navigator.onLine));
