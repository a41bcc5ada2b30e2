import path from 'node:path';
import type { Text } from '@roe/shared/kit/markdown';
import type { MarkdownText, SectionContent } from '@roe/shared/kit/section-content';
import type { InferOutput } from 'valibot';
import { analysisSchema } from './analysis-schema.ts';
import { decodingSchema } from './decoding-schema.ts';

const WORDS_A_MINUTE = 230;

interface Source {
  slug: string;
  /** How messages call its file. */
  file: string;
}

/** A decoding as its file tells it. */
export type Decoding = InferOutput<typeof decodingSchema> & Text & Source;

/** A real-world analysis as its file tells it. */
export type AnalysisText = InferOutput<typeof analysisSchema> & Text & Source;

/** All decodings, newest first; those without a date stand last. */
export const readDecodings = (content: SectionContent): Decoding[] =>
  content.markdownIn('decodings', decodingSchema).map(textOf).sort(byDate);

/** All analyses, in the order of the list. */
export const readAnalyses = (content: SectionContent): AnalysisText[] =>
  content.markdownIn('real-world', analysisSchema).map(textOf).sort(byDate).sort(bySequence);

const textOf = <FrontMatter extends { slug?: string | undefined }>({
  frontMatter,
  ...text
}: MarkdownText<FrontMatter>) => ({
  ...text,
  ...frontMatter,
  slug: frontMatter.slug ?? path.basename(text.file, '.md'),
});

/** Two that have a sequence by it, others by their date (specification, §3). */
export const bySequence = (
  a: Pick<AnalysisText, 'sequence' | 'date'>,
  b: Pick<AnalysisText, 'sequence' | 'date'>,
): number => (a.sequence && b.sequence ? a.sequence - b.sequence : byDate(a, b));

const byDate = (a: { date: string | null }, b: { date: string | null }): number =>
  (b.date ?? '').localeCompare(a.date ?? '');

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Dates are written here, in UTC, so that every reader and every render has the same text. */
export const dateText = (date: string | null): string | null => date && days.format(new Date(date));

/** Time that it takes to read, in minutes, at least 1. */
export const minutesOf = ({ words }: Pick<Text, 'words'>): number => Math.max(1, Math.round(words / WORDS_A_MINUTE));
