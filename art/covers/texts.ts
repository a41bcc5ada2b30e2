import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAt, parseJsonAt } from '@roe/shared/contract/parse';
import { frontMatterOf } from '@roe/shared/kit/front-matter';
import { root } from '@roe/tools/workspace';
import * as v from 'valibot';
import { figureNames, paletteNames } from './names.ts';

const coverSchema = v.strictObject({
  figure: v.picklist(figureNames),
  palette: v.picklist(paletteNames),
  seed: v.pipe(v.number(), v.integer('a whole number')),
});

/** What a text says of its cover and its link preview. */
const coveredSchema = v.object({
  title: v.string(),
  slug: v.optional(v.string()),
  category: v.string(),
  series: v.optional(v.nullable(v.string()), null),
  episodeIndex: v.optional(v.nullable(v.number()), null),
  cover: v.optional(v.nullable(coverSchema), null),
});

type FrontMatter = v.InferOutput<typeof coveredSchema>;

/** A text that has a cover. */
export interface CoveredText extends FrontMatter {
  cover: NonNullable<FrontMatter['cover']>;
  slug: string;
  kind: 'decoding' | 'analysis';
}

const folders = [
  ['decoding', 'mfe-decodings/content/decodings'],
  ['analysis', 'mfe-decodings/content/real-world'],
] as const;

/**
 * Every decoding and every real-world analysis that has a cover, by folder and file name.
 * @throws where a text's front matter has a cover that cannot be drawn: file, field, expected, received
 */
export const coveredTexts = (): CoveredText[] =>
  folders.flatMap(([kind, folder]) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .sort()
      .flatMap(
        (file) => coveredText(kind, `${folder}/${file}`, readFileSync(path.join(root, folder, file), 'utf8')) ?? [],
      ),
  );

const tracksFile = 'mfe-audio/content/tracks.json';
const tracksSchema = v.array(v.object({ id: v.string(), cover: coverSchema }));

/**
 * Every track of the section "audio", in the order of its page.
 * @throws where one has a cover that cannot be drawn: field, expected, received
 */
export const coveredTracks = (): v.InferOutput<typeof tracksSchema> =>
  parseJsonAt(tracksSchema, readFileSync(path.join(root, tracksFile), 'utf8'), tracksFile);

const frontFile = 'mfe-story/content/home.json';
const frontSchema = v.object({ front: v.object({ lead: v.object({ cover: v.string() }) }) });

/**
 * The text that the first page begins with.
 * @throws where the page names one that has no cover
 */
export function leadText(): CoveredText {
  const { cover } = parseJsonAt(frontSchema, readFileSync(path.join(root, frontFile), 'utf8'), frontFile).front.lead;
  const text = coveredTexts().find(({ slug }) => slug === cover);
  if (text) return text;
  throw new Error(
    `${frontFile}: field "front.lead.cover": expected the slug of a text with a cover, received "${cover}"`,
  );
}

/** Reads the front matter of one text; undefined where it has no cover. */
export function coveredText(kind: CoveredText['kind'], file: string, markdown: string): CoveredText | undefined {
  const { cover, ...others } = parseAt(coveredSchema, frontMatterOf(markdown, file).frontMatter, file);
  return cover ? { ...others, cover, slug: others.slug ?? path.basename(file, '.md'), kind } : undefined;
}
