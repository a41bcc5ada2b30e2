import type { DecodingSummary } from './decoding.ts';

/** A decoding with this title that stands by itself, and what is otherwise with it. */
export const decodingOf = (title: string, changes: Partial<DecodingSummary> = {}): DecodingSummary => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  excerpt: `About ${title}.`,
  category: 'Cosmos',
  level: 'Seeker',
  dateText: null,
  series: null,
  episode: null,
  minutes: 4,
  isComingSoon: false,
  cover: null,
  ...changes,
});
