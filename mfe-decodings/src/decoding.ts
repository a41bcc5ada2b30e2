import type { ConsciousnessLevel } from '@roe/shared/contract';
import type { PictureSource } from '@roe/shared/ui/picture';

/** A decoding as lists show it: only what a card tells, because a list has many. */
export interface DecodingSummary {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  level: ConsciousnessLevel;
  dateText: string | null;
  series: string | null;
  /** Place in the series, from 1. */
  episode: number | null;
  /** Reading time. */
  minutes: number;
  /** A teaser: its text is still to come. */
  isComingSoon: boolean;
  /** Without the blurred placeholder. */
  cover: PictureSource | null;
}

export interface EpisodeLink {
  slug: string;
  title: string;
  episode: number;
  /** Reading time. */
  minutes: number;
}

/** A heading of a text: what a list of contents leads to. */
export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

export interface Reference {
  source: string;
  note: string | null;
}

/** A decoding under 'More Like This'. */
export interface RelatedDecoding extends DecodingSummary {
  tags: string[];
}

/** Page data of /decodings/:slug. */
export interface DecodingData extends DecodingSummary {
  date: string | null;
  tags: string[];
  /** Root path of a recording. */
  audioUrl: string | null;
  headings: Heading[];
  references: Reference[];
  /** All episodes of its series that can be read. */
  episodes: EpisodeLink[];
  previous: EpisodeLink | null;
  next: EpisodeLink | null;
  /** At most 12 of the same category, or of all where it has no other; the nearest first. */
  related: RelatedDecoding[];
  html: string;
}

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
