import type { DecodingSummary } from '../decoding.ts';

/** A decoding on a path, and why it stands there. */
export interface Step extends DecodingSummary {
  why: string;
}

/** Page data of /paths/:level. */
export interface PathData {
  lead: string;
  /** In the order in which they are best read. */
  steps: Step[];
  /** The paths for other levels. */
  others: { url: string; title: string }[];
}

/** The path for readers of a level. */
export const pathAddress = (level: DecodingSummary['level']): string => `/paths/${level.toLowerCase()}`;
