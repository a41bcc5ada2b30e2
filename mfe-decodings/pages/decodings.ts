import type { ContentPage } from '@roe/shared/kit/content';
import type { DecodingData, EpisodeLink } from '../src/decoding.ts';
import type { Covers } from './covers.ts';
import { listPages } from './list.ts';
import { relatedIn } from './related.ts';
import { type Episodes, episodesIn } from './series.ts';
import { summaryOf } from './summary.ts';
import { type Decoding, minutesOf } from './texts.ts';

/** The list with its further pages, and a page for each decoding. */
export function decodingPages(decodings: Decoding[], covers: Covers): ContentPage[] {
  const episodes = episodesIn(decodings);
  const relatedTo = relatedIn(decodings);
  return [
    ...listPages(decodings, episodes, covers),
    ...decodings.map((decoding) => decodingPage(decoding, episodes, relatedTo(decoding), covers)),
  ];
}

function decodingPage(decoding: Decoding, series: Episodes, related: Decoding[], covers: Covers): ContentPage {
  const {
    slug,
    title,
    excerpt,
    category,
    date,
    consciousnessLevel,
    tags,
    comingSoon,
    passages,
    verses,
    html,
    references,
  } = decoding;
  const { audioUrl, headings, aliases } = decoding;
  const episodes = decoding.series === null ? [] : (series.get(decoding.series) ?? []);
  const place = episodes.indexOf(decoding);
  const data: DecodingData = {
    ...summaryOf(decoding, covers),
    cover: covers.great(slug),
    date,
    tags,
    audioUrl,
    headings,
    references: references.map(({ source, note = null, link = null }) => ({ source, note, link })),
    episodes: place < 0 ? [] : episodes.map(episodeLink),
    previous: linkTo(episodes[place - 1]),
    next: place < 0 ? null : linkTo(episodes[place + 1]),
    related: related.map((other) => ({ ...summaryOf(other, covers), tags: other.tags })),
    html,
  };
  return {
    document: {
      url: decodingAddress(slug),
      type: 'decoding',
      aliases: aliases.map(decodingAddress),
      title,
      summary: excerpt,
      names: [category],
      date,
      level: consciousnessLevel,
      tags,
      image: covers.preview(slug),
      index: !comingSoon,
      isComingSoon: comingSoon,
      passages: [...passages, ...verses],
    },
    data,
  };
}

export const decodingAddress = (slug: string): string => `/decodings/${slug}`;

const episodeLink = (decoding: Decoding): EpisodeLink => ({
  slug: decoding.slug,
  title: decoding.title,
  episode: Number(decoding.episodeIndex),
  minutes: minutesOf(decoding),
});

const linkTo = (decoding: Decoding | undefined): EpisodeLink | null => (decoding ? episodeLink(decoding) : null);
