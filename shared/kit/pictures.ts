import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseJsonAt } from '../src/contract/parse.ts';
import { hashOf } from './hash.ts';
import type { MediaFile } from './media.ts';

/** `content/pictures.json`, which the picture generator writes: what a page must know of a picture before it is there. */
const manifestSchema = v.record(
  v.string(),
  v.object({
    width: v.number(),
    height: v.number(),
    widths: v.array(v.number()),
    colour: v.string(),
    placeholder: v.string(),
  }),
);

const MANIFEST = 'content/pictures.json';
const formats = ['avif', 'webp'];

/** A picture of the generator: what pages know of it, and its files, whose names begin alike. */
interface GeneratedPicture {
  entry: v.InferOutput<typeof manifestSchema>[string];
  stem: string;
  files: MediaFile[];
}

/**
 * The pictures of a section that its manifest names, by their id.
 * @throws where a file of one is not there
 */
export function readPictures(root: string): Map<string, GeneratedPicture> {
  const manifestFile = path.join(root, MANIFEST);
  if (!existsSync(manifestFile)) return new Map();
  const manifest = parseJsonAt(
    manifestSchema,
    readFileSync(manifestFile, 'utf8'),
    `${path.basename(root)}/${MANIFEST}`,
  );
  return new Map(Object.entries(manifest).map(([id, entry]) => [id, pictureOf(root, id, entry)]));
}

function pictureOf(root: string, id: string, entry: GeneratedPicture['entry']): GeneratedPicture {
  const variants = entry.widths.flatMap((width) => formats.map((format) => `-${width}.${format}`));
  const sources = variants.map((variant) => path.join(root, 'media/pictures', id + variant));
  const missing = sources.find((source) => !existsSync(source));
  if (missing)
    throw new Error(
      `${path.join(root, MANIFEST)}, picture "${id}": expected the file ${missing}, found none. Run: npm run art -- ${id}`,
    );
  const hash = hashOf(
    sources.map((source) => readFileSync(source)),
    10,
  );
  const stem = `${id}.${hash}`;
  const files = variants.map((variant, index) => ({
    logical: `/pictures/${id}${variant}`,
    name: stem + variant,
    source: sources[index] as string,
  }));
  return { entry, stem, files };
}
