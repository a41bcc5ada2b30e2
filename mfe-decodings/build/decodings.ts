import type { ContentPage } from '@roe/shared/build/content';
import type { DecodingData, DecodingListData, EpisodeLink } from '../src/decoding.ts';
import type { Covers } from './covers.ts';
import { episodesOf, seriesOf } from './series.ts';
import { summaryOf } from './summary.ts';
import { type Decoding, minutesOf } from './texts.ts';

/** How many decodings stand under 'More Like This' (specification, §9). */
const RELATED = 12;

/** The list, and a page for each decoding. */
export const decodingPages = (decodings: Decoding[], covers: Covers): ContentPage[] => [
  listPage(decodings, covers),
  ...decodings.map((decoding) => decodingPage(decoding, decodings, covers)),
];

function listPage(decodings: Decoding[], covers: Covers): ContentPage {
  const data: DecodingListData = {
    decodings: decodings.map((decoding) => summaryOf(decoding, covers)),
    series: seriesOf(decodings, covers),
    featured: decodings.filter(({ featured, comingSoon }) => featured && !comingSoon).map(({ slug }) => slug),
  };
  return {
    document: {
      url: '/decodings',
      type: 'page',
      title: 'Decodings',
      summary:
        'Myths, rituals, laws of physics and daily habits, each read through three layers: form, vibration and stillness.',
    },
    data,
  };
}

function decodingPage(decoding: Decoding, all: Decoding[], covers: Covers): ContentPage {
  const { slug, title, excerpt, date, consciousnessLevel, tags, comingSoon, passages, html, references } = decoding;
  const { audioUrl, headings } = decoding;
  const episodes = decoding.series === null ? [] : episodesOf(decoding.series, all);
  const place = episodes.indexOf(decoding);
  const data: DecodingData = {
    ...summaryOf(decoding, covers),
    cover: covers.great(slug),
    date,
    tags,
    audioUrl,
    headings,
    references: references.map(({ source, note }) => ({ source, note: note ?? null })),
    episodes: place < 0 ? [] : episodes.map(episodeLink),
    previous: linkTo(episodes[place - 1]),
    next: place < 0 ? null : linkTo(episodes[place + 1]),
    related: relatedTo(decoding, all).map((other) => ({ ...summaryOf(other, covers), tags: other.tags })),
    html,
  };
  return {
    document: {
      url: `/decodings/${slug}`,
      type: 'decoding',
      title,
      summary: excerpt,
      date,
      level: consciousnessLevel,
      tags,
      image: covers.preview(slug),
      index: !comingSoon,
      passages,
    },
    data,
  };
}

const episodeLink = (decoding: Decoding): EpisodeLink => ({
  slug: decoding.slug,
  title: decoding.title,
  episode: Number(decoding.episodeIndex),
  minutes: minutesOf(decoding),
});

const linkTo = (decoding: Decoding | undefined): EpisodeLink | null => (decoding ? episodeLink(decoding) : null);

/** Others of the same category: by shared tags, then of the same series, of the same level, and the newest first. */
function relatedTo(decoding: Decoding, all: Decoding[]): Decoding[] {
  const nearness = ({ tags, series, consciousnessLevel }: Decoding): number =>
    4 * tags.filter((tag) => decoding.tags.includes(tag)).length +
    2 * Number(series !== null && series === decoding.series) +
    Number(consciousnessLevel === decoding.consciousnessLevel);
  return all
    .filter((other) => other !== decoding && other.category === decoding.category && !other.comingSoon)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, RELATED);
}
