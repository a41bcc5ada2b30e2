import { isInSession, keepInSession } from '@roe/shared/session';

const ADDRESS = '/api/counts';

/**
 * How often a page was seen.
 * @param subject its root path
 * @throws where nobody counts, or the answer is none
 */
export async function viewsOf(subject: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(`${ADDRESS}?subject=${encodeURIComponent(subject)}`, { signal });
  const counts: Record<string, { views?: unknown }> = response.ok ? await response.json() : {};
  const views = counts[subject]?.views;
  if (typeof views !== 'number') throw new Error(`${ADDRESS}: expected a number of views, received ${views}`);
  return views;
}

/** Counts a view: once for each page in a tab. Nothing is told of who it was. */
export function countView(subject: string): void {
  if (isCounted(subject)) return;
  fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subject, event: 'view' }),
    keepalive: true,
  }).catch(() => {}); // nobody counts
}

const counted = new Set<string>();

/** Whether this tab has counted it; from now on it has. Where the tab keeps nothing, once for each document. */
function isCounted(subject: string): boolean {
  const key = `viewed ${subject}`;
  const wasCounted = counted.has(subject) || isInSession(key);
  counted.add(subject);
  keepInSession(key, 1);
  return wasCounted;
}
