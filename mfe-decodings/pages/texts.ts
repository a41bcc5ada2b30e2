import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readText, renderMarkdown, type Text } from '@roe/shared/kit/markdown';
import type { Media } from '@roe/shared/kit/media';
import type { InferOutput } from 'valibot';
import { analysisSchema } from './analysis-schema.ts';
import { decodingSchema } from './decoding-schema.ts';

const WORDS_A_MINUTE = 230;

/** The section's folder. */
export const root = path.resolve(import.meta.dirname, '..');

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
export const readDecodings = (findPicture: Media['picture']): Decoding[] =>
  textsIn('content/decodings', decodingSchema, findPicture)
    .map(({ facts, ...text }): Decoding => ({ ...text, ...facts, slug: facts.slug ?? path.basename(text.file, '.md') }))
    .sort(byDate);

/** All analyses, in the order of the list. */
export const readAnalyses = (findPicture: Media['picture']): AnalysisText[] =>
  textsIn('content/real-world', analysisSchema, findPicture)
    .map(({ facts, ...text }) => ({ ...text, ...facts }))
    .sort(byDate)
    .sort(bySequence);

/** Two that have a sequence by it, others by their date (specification, §3). */
export const bySequence = (
  a: Pick<AnalysisText, 'sequence' | 'date'>,
  b: Pick<AnalysisText, 'sequence' | 'date'>,
): number => (a.sequence && b.sequence ? a.sequence - b.sequence : byDate(a, b));

const byDate = (a: { date: string | null }, b: { date: string | null }): number =>
  (b.date ?? '').localeCompare(a.date ?? '');

function textsIn<Schema extends typeof decodingSchema | typeof analysisSchema>(
  folder: string,
  schema: Schema,
  findPicture: Media['picture'],
) {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const file = `mfe-decodings/${folder}/${name}`;
      const { facts, body } = readText(path.join(root, folder, name), file, schema);
      return { facts, file, ...rendered(body, file, findPicture) };
    });
}

/**
 * The words of a text as readers get them.
 * @param file how messages call its file
 * @throws where a picture is named that there is none of: file, field, expected, received
 */
export function rendered(body: string, file: string, findPicture: Media['picture']): Text {
  try {
    return renderMarkdown(body, findPicture);
  } catch (error) {
    throw new Error(`${file}: field "body": ${(error as Error).message}`);
  }
}

/** Dates are written here, in UTC, so that every reader and every render has the same text. */
export const dateText = (date: string | null): string | null =>
  date &&
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** Words of a text, headings not counted. */
export const wordsOf = ({ passages }: Pick<Text, 'passages'>): number =>
  passages.reduce((sum, { text }) => sum + text.split(' ').length, 0);

/** Time that it takes to read, in minutes, at least 1. */
export const minutesOf = (text: Pick<Text, 'passages'>): number =>
  Math.max(1, Math.round(wordsOf(text) / WORDS_A_MINUTE));
