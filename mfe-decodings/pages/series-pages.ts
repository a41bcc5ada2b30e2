import type { ContentPage } from '@roe/shared/kit/content';
import type { NoSeriesData, SeriesData } from '../src/series/series.ts';
import type { Covers } from './covers.ts';
import { episodesIn, namesIn, seriesFrom } from './series.ts';
import { summaryOf } from './summary.ts';
import type { Decoding } from './texts.ts';

/** How many series are offered to who looked for one that is none. */
const OFFERED = 24;

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
