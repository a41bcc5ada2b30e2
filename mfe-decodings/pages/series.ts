import type { ContentPage } from '@roe/shared/kit/content';
import type { NoSeriesData, Series, SeriesData } from '../src/decoding.ts';
import type { Covers } from './covers.ts';
import { summaryOf } from './summary.ts';
import type { Decoding } from './texts.ts';

/** How many series are offered to who looked for one that is none. */
const OFFERED = 24;

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

const namesIn = (decodings: Decoding[]): string[] => [
  ...new Set(decodings.flatMap(({ series }) => (series === null ? [] : [series]))),
];

/** @param episodes what the series is known by: its episodes, or its teaser where there is none yet */
function seriesFrom(name: string, episodes: Decoding[], covers: Covers): Series {
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

/** A page for each series, with or without episodes, and the one that stands in for a series that is none. */
export function seriesPages(decodings: Decoding[], covers: Covers): ContentPage[] {
  const episodes = episodesIn(decodings);
  const data: NoSeriesData = { series: [...episodes.keys()].slice(0, OFFERED) };
  return [
    {
      document: {
        url: '/series',
        type: 'page',
        title: 'Series',
        summary: 'Decodings that belong together, in the order in which they are best read.',
        index: false,
      },
      data,
    },
    ...namesIn(decodings).map((name) => seriesPage(name, episodes.get(name) ?? [], decodings, covers)),
  ];
}

function seriesPage(name: string, episodes: Decoding[], decodings: Decoding[], covers: Covers): ContentPage {
  const known = episodes.length > 0 ? episodes : decodings.filter(({ series }) => series === name);
  const series = seriesFrom(name, known, covers);
  const first = known[0]?.slug ?? '';
  const data: SeriesData = {
    series: { ...series, cover: covers.great(first) },
    episodes: episodes.map((episode) => summaryOf(episode, covers)),
  };
  return {
    document: {
      url: `/series/${encodeURIComponent(name)}`,
      type: 'series',
      title: name,
      summary: series.description ?? `Decodings that belong together: ${name}.`,
      tags: series.tags,
      image: covers.preview(`series-${series.slug}`) ?? covers.preview(first),
      index: episodes.length > 0,
      passages: [
        {
          anchor: '',
          heading: '',
          text: [series.description ?? '', ...episodes.map(({ title }) => title)].join(' · '),
        },
      ],
    },
    data,
  };
}
