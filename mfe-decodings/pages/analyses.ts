import type { ContentPage } from '@roe/shared/kit/content';
import type {
  Analysis,
  AnalysisData,
  AnalysisLink,
  AnalysisListData,
  TopicNotFoundData,
} from '../src/real-world/analysis.ts';
import type { Covers } from './covers.ts';
import { type AnalysisText, dateText, minutesOf } from './texts.ts';

/** The list, a page for each analysis, and the one that stands in for an analysis that is none. */
export function analysisPages(analyses: AnalysisText[], covers: Covers): ContentPage[] {
  const list: AnalysisListData = { analyses: analyses.map((analysis) => analysisOf(analysis, covers)) };
  const notFound: TopicNotFoundData = { analyses: analyses.map(analysisLink) };
  return [
    {
      document: {
        url: '/real-world',
        type: 'page',
        title: 'Decode the Real World',
        summary:
          'What a popular saying, trend or superstition claims, what it really means, and how it looks on each of the three layers.',
      },
      data: list,
    },
    ...analyses.map((analysis, place) => analysisPage(analysis, analyses[place - 1], analyses[place + 1], covers)),
    {
      document: {
        url: '/realworld/topic-not-found',
        type: 'page',
        title: 'Topic Not Found',
        summary: 'There is no analysis at this address. All analyses are one step away.',
        index: false,
      },
      data: notFound,
    },
  ];
}

function analysisPage(
  analysis: AnalysisText,
  previous: AnalysisText | undefined,
  next: AnalysisText | undefined,
  covers: Covers,
): ContentPage {
  const { slug, title, category, realityDecoding, date, tags, passages, verses, headings, html, references, videoUrl } =
    analysis;
  const data: AnalysisData = {
    ...analysisOf(analysis, covers),
    cover: covers.great(slug),
    videoUrl,
    headings,
    references: references.map(({ source, note = null, link = null }) => ({ source, note, link })),
    previous: previous ? analysisLink(previous) : null,
    next: next ? analysisLink(next) : null,
    html,
  };
  return {
    document: {
      url: analysisAddress(slug),
      type: 'analysis',
      aliases: analysis.aliases.map(analysisAddress),
      names: [category],
      title,
      summary: realityDecoding ?? `${title}: what is said, what it really means, and where it lives.`,
      date,
      tags,
      image: covers.preview(slug),
      passages: [...passages, ...verses],
    },
    data,
  };
}

export const analysisAddress = (slug: string): string => `/realworld/${slug}`;

const analysisLink = ({ slug, title, category }: AnalysisText): AnalysisLink => ({ slug, title, category });

function analysisOf(analysis: AnalysisText, covers: Covers): Analysis {
  const { slug, title, category, date, whatTheySaid, realityDecoding, layerMapping, tags } = analysis;
  return {
    slug,
    title,
    category,
    date,
    dateText: dateText(date),
    whatTheySaid,
    realityDecoding,
    layerMapping,
    minutes: minutesOf(analysis),
    tags,
    cover: covers.listed(slug),
  };
}
