import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAt } from '@roe/shared/contract/parse';
import { root } from '@roe/tools/src/workspace.ts';
import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';
import { figureNames, paletteNames } from './names.ts';

/** What a text says of its cover and its link preview. */
const coveredSchema = v.object({
  title: v.string(),
  slug: v.optional(v.string()),
  category: v.string(),
  series: v.optional(v.nullable(v.string()), null),
  episodeIndex: v.optional(v.nullable(v.number()), null),
  cover: v.strictObject({
    figure: v.picklist(figureNames),
    palette: v.picklist(paletteNames),
    seed: v.pipe(v.number(), v.integer('a whole number')),
  }),
});

/** A text that has a cover. */
export interface CoveredText extends v.InferOutput<typeof coveredSchema> {
  slug: string;
  kind: 'decoding' | 'analysis';
}

const folders = [
  ['decoding', 'mfe-decodings/content/decodings'],
  ['analysis', 'mfe-decodings/content/real-world'],
] as const;

/**
 * Every decoding and every real-world analysis, by folder and file name.
 * @throws where a text's front matter has no cover that can be drawn: file, field, expected, received
 */
export const coveredTexts = (): CoveredText[] =>
  folders.flatMap(([kind, folder]) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => coveredText(kind, `${folder}/${file}`, readFileSync(path.join(root, folder, file), 'utf8'))),
  );

/** Reads the front matter of one text. */
export function coveredText(kind: CoveredText['kind'], file: string, markdown: string): CoveredText {
  const head = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(markdown)?.[1];
  if (head === undefined) throw new Error(`${file}: expected front matter between two lines of "---", received none`);
  const facts = parseAt(coveredSchema, parseYaml(head), file);
  return { ...facts, slug: facts.slug ?? path.basename(file, '.md'), kind };
}
