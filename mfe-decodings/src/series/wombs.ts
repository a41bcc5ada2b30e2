import type { PictureSource } from '@roe/shared/ui/picture';
import type { DecodingSummary } from '../decoding.ts';

/** An episode that is still to come. */
export interface WombEpisode {
  title: string;
  sanskrit: { devanagari: string; iast: string };
  question: string;
  text: string;
}

/** Page data of /pregnancy-of-wombs. */
export interface WombsData {
  description: string;
  genres: string[];
  cover: PictureSource | null;
  episodes: WombEpisode[];
  /** What can be read meanwhile. */
  meanwhile: DecodingSummary[];
  html: string;
}
