import type { Failure } from '@roe/shared/contract/reports';

/** The most that one tab tells. */
const MOST = 5;

/** Tells the gateway that something failed, once for each part and kind, and nothing else. */
export function createFailureCount(fetch: typeof globalThis.fetch): (failure: Failure) => void {
  const reports = new Set<string>();
  return (failure) => {
    const body = JSON.stringify(failure);
    if (reports.has(body) || reports.size === MOST || !navigator.onLine) return;
    reports.add(body);
    const headers = { 'content-type': 'application/json' };
    fetch('/api/reports', { method: 'POST', keepalive: true, headers, body }).catch(() => {});
  };
}
