import type { Cover } from '../covers/cover.ts';
import { coveredTexts } from '../covers/texts.ts';

/** What a link preview shows; a preview whose card has changed is stale. */
export interface Card {
  title: string;
  /** The small line above the title. */
  kicker: string;
  /** The small line below it. */
  note: string;
  picture: Cover | 'bindu';
}

const home: Card = {
  title: 'Reality of Everything',
  kicker: 'Stillness · Vibration · Form',
  note: 'Ancient texts and modern life, read through three layers',
  picture: 'bindu',
};

const folder = 'mfe-decodings/media/previews';

/** All cards by the path of their picture. */
export function cards(): Record<string, Card> {
  const texts = coveredTexts();
  const all: Record<string, Card> = { 'mfe-story/media/previews/home.jpg': home };
  for (const { slug, title, kind, category, series, episodeIndex, cover } of texts)
    all[`${folder}/${slug}.jpg`] = {
      title,
      kicker: kind === 'decoding' ? category : `Real world · ${category}`,
      note: series === null || series === title ? '' : `${series}, episode ${episodeIndex ?? 1}`,
      picture: cover,
    };
  for (const series of new Set(texts.map((text) => text.series))) {
    if (series === null) continue;
    const episodes = texts.filter((text) => text.series === series);
    const first = episodes.reduce((one, two) => ((two.episodeIndex ?? 1) < (one.episodeIndex ?? 1) ? two : one));
    all[`${folder}/series-${slugOf(series)}.jpg`] = {
      title: series,
      kicker: 'Series',
      note: episodes.length > 1 ? `${episodes.length} episodes` : '',
      picture: { ...first.cover, seed: first.cover.seed + 1 },
    };
  }
  return all;
}

/** A name as part of an address: lower-case words without diacritics, joined by hyphens. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
