import type { PictureSource } from '@roe/shared/ui/picture';
import type { DecodingSummary } from '../decoding.ts';

/** What a series says of itself; its episodes are decodings that carry its name. */
export interface Series {
  name: string;
  /** Stands in the address of the list while the series is open. */
  slug: string;
  description: string | null;
  year: number | null;
  genres: string[];
  tags: string[];
  /** That of the first episode. */
  cover: PictureSource | null;
}

/** Page data of /series/:name, in the order of the episodes. */
export interface SeriesData {
  series: Series;
  episodes: DecodingSummary[];
}

/** Page data of the page that stands in for a series that is none. */
export interface NoSeriesData {
  /** Names of those that have an episode to read, at most 24. */
  series: string[];
}
