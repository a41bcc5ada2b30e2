import type { DecodingSummary } from '../decoding.ts';
import type { Series } from './series.ts';

/** The episodes of a series that can be read, in their order. */
export const episodesOf = ({ name }: Series, decodings: DecodingSummary[]): DecodingSummary[] =>
  decodings
    .filter(({ series, isComingSoon }) => series === name && !isComingSoon)
    .sort((a, b) => Number(a.episode) - Number(b.episode));
