import type { ConsciousnessLevel } from '@roe/shared/contract';
import type { DecodingSummary } from '../decoding.ts';
import type { Series } from '../series/series.ts';

/** What every page of the list holds, newest first: of a long list a part. */
export interface ListPart {
  /** All that is named on the page, episodes and teasers too. */
  decodings: DecodingSummary[];
  /** Those that have an episode to read. */
  series: Series[];
}

/** What stands on further pages of a long list. */
export interface Rest {
  /** How many pages there are, this one counted. */
  pages: number;
  /** How many series stand on them alone. */
  series: number;
  /** How many teasers stand on them alone. */
  comingSoon: number;
  /** How many decodings can be read, on all pages: category → level → number. */
  counts: Record<string, Record<ConsciousnessLevel, number>>;
}

/** Page data of /decodings. */
export interface DecodingListData extends ListPart {
  /** Only where the list has more than one page. */
  rest?: Rest;
  /** Slugs of the decodings that take turns at the top. */
  featured: string[];
}

/** Page data of /decodings/page/:n. */
export interface FurtherListData extends ListPart {
  /** From 2. */
  page: number;
  pages: number;
}
