import type { Series } from '../src/series/series.ts';
import type { Covers } from './covers.ts';
import type { Decoding } from './texts.ts';

/** The episodes that can be read, in their order, by the name of their series. */
export type Episodes = Map<string, Decoding[]>;

/** Groups the episodes of all series: the one with the newest episode first. A series without an episode has none. */
export function episodesIn(decodings: Decoding[]): Episodes {
  const episodes = new Map(
    namesIn(decodings.filter(({ comingSoon }) => !comingSoon)).map((name): [string, Decoding[]] => [name, []]),
  );
  for (const decoding of decodings)
    if (decoding.series !== null && decoding.episodeIndex !== null && !decoding.comingSoon)
      episodes.get(decoding.series)?.push(decoding);
  for (const list of episodes.values()) list.sort((a, b) => Number(a.episodeIndex) - Number(b.episodeIndex));
  return episodes;
}

/** All series that have an episode to read, in the order of their episodes. */
export const seriesOf = (episodes: Episodes, covers: Covers): Series[] =>
  [...episodes].map(([name, list]) => seriesFrom(name, list, covers));

export const namesIn = (decodings: Decoding[]): string[] => [
  ...new Set(decodings.flatMap(({ series }) => (series === null ? [] : [series]))),
];

/** @param episodes what the series is known by: its episodes, or its teaser where there is none yet */
export function seriesFrom(name: string, episodes: Decoding[], covers: Covers): Series {
  const firstOf = <Value>(read: (episode: Decoding) => Value | null): Value | null =>
    episodes.map(read).find((value) => value !== null) ?? null;
  const [first] = episodes;
  return {
    name,
    slug: seriesSlug(name),
    description: firstOf(({ seriesDescription }) => seriesDescription),
    year: firstOf(({ seriesYear }) => seriesYear),
    genres: [...new Set(episodes.flatMap(({ seriesGenres }) => seriesGenres))],
    tags: [...new Set(episodes.flatMap(({ seriesTags }) => seriesTags))],
    cover: first ? covers.listed(first.slug) : null,
  };
}

/** A name as lower-case words joined by hyphens, without marks: "Decoding the Rāmāyaṇa" → "decoding-the-ramayana". */
export const seriesSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
