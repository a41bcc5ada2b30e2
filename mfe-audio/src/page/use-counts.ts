import { useEffect, useState } from 'react';
import { countsOf, type TrackCounts } from '../counts.ts';
import type { Track } from '../track.ts';

/** What is counted of tracks, by id. None before the page has been taken over, and where nobody counts. */
export function useCounts(tracks: Track[]): Record<string, TrackCounts> {
  const [counts, setCounts] = useState<Record<string, TrackCounts>>({});
  useEffect(() => {
    const asked = new AbortController();
    const ids = tracks.map(({ id }) => id);
    if (ids.length > 0) countsOf(ids, asked.signal).then(setCounts, () => {}); // nobody counts: nothing is said
    return () => asked.abort();
  }, [tracks]);
  return counts;
}
