import { useSaved } from '@roe/shared/state/saved';
import type { DecodingSummary } from '../decoding.ts';
import { isRead } from './read.ts';

/** How far a visitor has come in a series. */
export interface SeriesProgress {
  /** Slugs of the episodes that were read. */
  read: Set<string>;
  /** Where to go on: the first episode that was not read; the first of all where nothing is left. */
  next: DecodingSummary | undefined;
  label: 'Start' | 'Continue' | 'Read again';
}

/** What this device knows of it; nothing before hydration. */
export function useSeriesProgress(episodes: DecodingSummary[]): SeriesProgress {
  const progress = useSaved((saved) => saved.progress);
  const read = new Set(episodes.map(({ slug }) => slug).filter((slug) => isRead(progress[`/decodings/${slug}`])));
  const unread = episodes.find(({ slug }) => !read.has(slug));
  const label = read.size === 0 ? 'Start' : unread ? 'Continue' : 'Read again';
  return { read, next: unread ?? episodes[0], label };
}
