import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentPage } from '@roe/shared/build/content';
import { readText, renderMarkdown, type Text } from '@roe/shared/build/markdown';
import type { InferOutput } from 'valibot';
import type { Analysis, AnalysisData } from '../src/analysis.ts';
import type { DecodingData, DecodingSummary, EpisodeLink } from '../src/decoding.ts';
import { analysisSchema } from './analysis-schema.ts';
import { decodingSchema } from './decoding-schema.ts';

const root = path.resolve(import.meta.dirname, '..');
const WORDS_A_MINUTE = 230;

type Decoding = InferOutput<typeof decodingSchema> & Text & { slug: string };

/** All pages of the section: the two lists and a page for each text. */
export function content(): ContentPage[] {
  const decodings = textsIn('content/decodings', decodingSchema).map(
    ({ facts, text, name }): Decoding => ({ ...facts, ...text, slug: facts.slug ?? name }),
  );
  decodings.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const analyses = textsIn('content/real-world', analysisSchema).sort((a, b) => a.facts.sequence - b.facts.sequence);
  return [
    {
      document: {
        url: '/decodings',
        type: 'page',
        title: 'Decodings',
        summary:
          'Myths, rituals, laws of physics and daily habits, each read through three layers: form, vibration and stillness.',
      },
      data: { decodings: decodings.map(summaryOf) },
    },
    ...decodings.map((decoding) => decodingPage(decoding, decodings)),
    {
      document: {
        url: '/real-world',
        type: 'page',
        title: 'Decode the Real World',
        summary:
          'What a popular saying, trend or superstition claims, what it really means, and how it looks on each of the three layers.',
      },
      data: { analyses: analyses.map(({ facts }): Analysis => analysisOf(facts)) },
    },
    ...analyses.map(analysisPage),
  ];
}

function textsIn<Schema extends typeof decodingSchema | typeof analysisSchema>(folder: string, schema: Schema) {
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const { facts, body } = readText(path.join(root, folder, file), `mfe-decodings/${folder}/${file}`, schema);
      return { facts, text: renderMarkdown(body), name: path.basename(file, '.md') };
    });
}

function decodingPage(decoding: Decoding, all: Decoding[]): ContentPage {
  const { slug, title, excerpt, date, consciousnessLevel, tags, coverImage, comingSoon, passages, html, references } =
    decoding;
  const episodes = all
    .filter(({ series, episodeIndex }) => series !== null && series === decoding.series && episodeIndex !== null)
    .sort((a, b) => Number(a.episodeIndex) - Number(b.episodeIndex));
  const place = episodes.indexOf(decoding);
  const data: DecodingData = {
    ...summaryOf(decoding),
    references: references.map(({ source, note }) => ({ source, note: note ?? null })),
    previous: place > 0 ? episodeLink(episodes[place - 1]) : null,
    next: place >= 0 ? episodeLink(episodes[place + 1]) : null,
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
      image: coverImage,
      index: !comingSoon,
      passages,
    },
    data,
  };
}

const episodeLink = (decoding: Decoding | undefined): EpisodeLink | null =>
  decoding ? { slug: decoding.slug, title: decoding.title, episode: Number(decoding.episodeIndex) } : null;

const summaryOf = ({
  slug,
  title,
  excerpt,
  category,
  consciousnessLevel,
  date,
  series,
  episodeIndex,
  tags,
  comingSoon,
  passages,
}: Decoding): DecodingSummary => ({
  slug,
  title,
  excerpt,
  category,
  level: consciousnessLevel,
  date,
  dateText: dateText(date),
  series,
  episode: episodeIndex,
  tags,
  isComingSoon: comingSoon,
  minutes: Math.max(
    1,
    Math.round(passages.reduce((sum, { text }) => sum + text.split(' ').length, 0) / WORDS_A_MINUTE),
  ),
});

const analysisOf = ({
  slug,
  title,
  category,
  date,
  whatTheySaid,
  realityDecoding,
  layerMapping,
  tags,
}: InferOutput<typeof analysisSchema>): Analysis => ({
  slug,
  title,
  category,
  date,
  dateText: dateText(date),
  whatTheySaid,
  realityDecoding,
  layerMapping,
  tags,
});

function analysisPage({ facts, text }: { facts: InferOutput<typeof analysisSchema>; text: Text }): ContentPage {
  const data: AnalysisData = {
    ...analysisOf(facts),
    references: facts.references.map(({ source, note }) => ({ source, note: note ?? null })),
    html: text.html,
  };
  return {
    document: {
      url: `/realworld/${facts.slug}`,
      type: 'analysis',
      title: facts.title,
      summary: facts.realityDecoding,
      date: facts.date,
      tags: facts.tags,
      passages: text.passages,
    },
    data,
  };
}

/** Dates are written here, in UTC, so that every reader and every render has the same text. */
const dateText = (date: string | null): string | null =>
  date &&
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
