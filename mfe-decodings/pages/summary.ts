import type { DecodingSummary } from '../src/decoding.ts';
import type { Covers } from './covers.ts';
import { type Decoding, dateText, minutesOf } from './texts.ts';

/** A decoding as lists show it. */
export function summaryOf(decoding: Decoding, covers: Covers): DecodingSummary {
  const { slug, title, excerpt, category, consciousnessLevel, date, series, episodeIndex, comingSoon } = decoding;
  return {
    slug,
    title,
    excerpt,
    category,
    level: consciousnessLevel,
    dateText: dateText(date),
    series,
    episode: episodeIndex,
    isComingSoon: comingSoon,
    minutes: minutesOf(decoding),
    cover: covers.listed(slug),
  };
}
