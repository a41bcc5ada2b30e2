import type { ContentPage } from '@roe/shared/kit/content';
import type { DecodingListData, FurtherListData, ListPart, Rest } from '../src/list/list.ts';
import type { Covers } from './covers.ts';
import { type Episodes, seriesOf } from './series.ts';
import { summaryOf } from './summary.ts';
import type { Decoding } from './texts.ts';

/** How much of each kind stands on one page of the list. */
const ON_A_PAGE = { individual: 48, series: 24, comingSoon: 24 };
/** How many take turns at the top. */
const FEATURED = 12;

/** What the whole list is made of, newest first. */
interface Listed {
  individual: Decoding[];
  /** Names. */
  series: string[];
  comingSoon: Decoding[];
}

/** The list: `/decodings`, and `/decodings/page/2` and so on where it is long. */
export function listPages(decodings: Decoding[], episodes: Episodes, covers: Covers): ContentPage[] {
  const readable = decodings.filter(({ comingSoon }) => !comingSoon);
  const listed: Listed = {
    individual: readable.filter(({ series }) => series === null),
    series: [...episodes.keys()],
    comingSoon: decodings.filter(({ comingSoon }) => comingSoon),
  };
  const kinds = ['individual', 'series', 'comingSoon'] as const;
  const pages = Math.max(1, ...kinds.map((kind) => Math.ceil(listed[kind].length / ON_A_PAGE[kind])));
  const featured = readable.filter((decoding) => decoding.featured).slice(0, FEATURED);
  const place = new Map(decodings.map((decoding, index) => [decoding, index]));

  /** What stands on a page, from 1. */
  function partOf(page: number, others: Decoding[] = []): ListPart {
    const of = <Item>(items: Item[], most: number) => items.slice((page - 1) * most, page * most);
    const series = new Map(of([...episodes], ON_A_PAGE.series));
    const onPage = new Set([
      ...of(listed.individual, ON_A_PAGE.individual),
      ...readable.filter(({ series: name }) => name !== null && series.has(name)),
      ...of(listed.comingSoon, ON_A_PAGE.comingSoon),
      ...others,
    ]);
    return {
      decodings: [...onPage]
        .sort((a, b) => Number(place.get(a)) - Number(place.get(b)))
        .map((decoding) => summaryOf(decoding, covers)),
      series: seriesOf(series, covers),
    };
  }

  const first: DecodingListData = {
    ...partOf(1, featured),
    ...(pages > 1 && { rest: restOf(listed, readable, pages) }),
    featured: featured.map(({ slug }) => slug),
  };
  const further = Array.from({ length: pages - 1 }, (_, index): FurtherListData => {
    const page = index + 2;
    return { page, pages, ...partOf(page) };
  });
  return [
    {
      document: {
        url: '/decodings',
        type: 'page',
        title: 'Decodings',
        summary:
          'Myths, rituals, laws of physics and daily habits, each read through three layers: form, vibration and stillness.',
      },
      data: first,
    },
    ...further.map(
      (data): ContentPage => ({
        document: {
          url: `/decodings/page/${data.page}`,
          type: 'page',
          title: `Decodings, Page ${data.page}`,
          summary: `Earlier decodings: page ${data.page} of ${pages}.`,
          index: false,
        },
        data,
      }),
    ),
  ];
}

function restOf(listed: Listed, readable: Decoding[], pages: number): Rest {
  const counts: Rest['counts'] = {};
  for (const { category, consciousnessLevel } of readable) {
    counts[category] ??= { Dream: 0, Seeker: 0, Seer: 0 };
    counts[category][consciousnessLevel] += 1;
  }
  return {
    pages,
    series: Math.max(0, listed.series.length - ON_A_PAGE.series),
    comingSoon: Math.max(0, listed.comingSoon.length - ON_A_PAGE.comingSoon),
    counts,
  };
}
