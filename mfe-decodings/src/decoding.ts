import type { ConsciousnessLevel } from '@roe/shared/contract';
import type { PictureSource } from '@roe/shared/ui/picture';

/** For whom a decoding is, the first first. */
export const levels: readonly ConsciousnessLevel[] = ['Dream', 'Seeker', 'Seer'];

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
  /** Where it can be read, or ordered. */
  link: string | null;
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
