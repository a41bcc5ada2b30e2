import type { ConsciousnessLevel } from '@roe/shared/contract';

/** A decoding as lists show it. */
export interface DecodingSummary {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  level: ConsciousnessLevel;
  date: string | null;
  dateText: string | null;
  series: string | null;
  /** Place in the series, from 1. */
  episode: number | null;
  tags: string[];
  /** Reading time. */
  minutes: number;
  /** A teaser: its text is still to come. */
  isComingSoon: boolean;
}

export interface EpisodeLink {
  slug: string;
  title: string;
  episode: number;
}

export interface Reference {
  source: string;
  note: string | null;
}

/** Page data of /decodings/:slug. */
export interface DecodingData extends DecodingSummary {
  references: Reference[];
  previous: EpisodeLink | null;
  next: EpisodeLink | null;
  html: string;
}

/** Page data of /decodings, newest first. */
export interface DecodingListData {
  decodings: DecodingSummary[];
}
