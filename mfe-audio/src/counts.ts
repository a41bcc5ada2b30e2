const ADDRESS = '/api/counts';

/** What the gateway counts of a track, of all visitors together. */
export interface TrackCounts {
  plays: number;
  likes: number;
  downloads: number;
}

const subjectOf = (id: string): string => `/audio#${id}`;

/** Counts something that a visitor did. Nothing is told of who it was; where nobody counts, nothing happens. */
export function count(id: string, event: 'play' | 'like' | 'unlike' | 'download'): void {
  fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subject: subjectOf(id), event }),
    keepalive: true,
  }).catch(() => {});
}

/**
 * What is counted of tracks, by id.
 * @throws where nobody counts
 */
export async function countsOf(ids: string[], signal: AbortSignal): Promise<Record<string, TrackCounts>> {
  const query = new URLSearchParams(ids.map((id) => ['subject', subjectOf(id)]));
  const response = await fetch(`${ADDRESS}?${query}`, { signal });
  if (!response.ok) throw new Error(`${ADDRESS}: expected counts, received the status ${response.status}`);
  const counts: Record<string, TrackCounts | undefined> = await response.json();
  return Object.fromEntries(
    ids.flatMap((id) => {
      const counted = counts[subjectOf(id)];
      return counted ? [[id, counted]] : [];
    }),
  );
}
