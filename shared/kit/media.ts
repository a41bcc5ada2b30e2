import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseJsonAt } from '../src/contract/parse.ts';
import type { PictureSource } from '../src/ui/picture.tsx';
import { hashedName } from './content.ts';
import { hashOf } from './hash.ts';
import { readSectionManifest } from './section-manifest.ts';
import { whileUnchanged } from './unchanged.ts';

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

const formats = ['avif', 'webp'];

/** A file of `media/`: its logical path, the name that it is published under, and where it lies. */
interface MediaFile {
  logical: string;
  name: string;
  source: string;
}

export interface Media {
  files: MediaFile[];
  /**
   * Address of a file below `media/`, such as "/previews/home.jpg".
   * @throws where there is none
   */
  url: (file: string) => string;
  /** A picture of the generator by its id, or null where there is none yet. */
  picture: (id: string) => PictureSource | null;
}

const known = new Map<string, () => Media>();

/**
 * What lies in a section's `media/`, with the addresses that it has, shipped or in development. All widths and formats of one
 * picture share one hash, so that pages name it once. The files are read once, and again where one has changed.
 */
export function mediaOf(root: string): Media {
  const inputs = ['section.json', 'content/pictures.json', 'media'].map((name) => path.join(root, name));
  const media = known.get(root) ?? whileUnchanged(inputs, () => readMedia(root));
  known.set(root, media);
  return media();
}

function readMedia(root: string): Media {
  const base = `/sections/${readSectionManifest(root).id}/files`;
  const folder = path.join(root, 'media');
  const manifestFile = path.join(root, 'content/pictures.json');
  const manifest = existsSync(manifestFile)
    ? parseJsonAt(manifestSchema, readFileSync(manifestFile, 'utf8'), `${path.basename(root)}/content/pictures.json`)
    : {};
  const stems = new Map<string, string>();
  const files: MediaFile[] = [];
  for (const [id, { widths }] of Object.entries(manifest)) {
    const variants = widths.flatMap((width) => formats.map((format) => `${id}-${width}.${format}`));
    const sources = variants.map((variant) => path.join(folder, 'pictures', variant));
    const missing = sources.find((source) => !existsSync(source));
    if (missing)
      throw new Error(
        `${manifestFile}, picture "${id}": expected the file ${missing}, found none. Run: npm run art -- ${id}`,
      );
    const stem = `${id}.${hashOf(
      sources.map((source) => readFileSync(source)),
      10,
    )}`;
    stems.set(id, stem);
    for (const [index, variant] of variants.entries())
      files.push({
        logical: `/pictures/${variant}`,
        name: stem + variant.slice(id.length),
        source: sources[index] as string,
      });
  }
  for (const file of filesBelow(folder)) {
    if (file.startsWith('/pictures/')) continue;
    const source = path.join(folder, file);
    files.push({ logical: file, name: hashedName(file, readFileSync(source)), source });
  }
  return {
    files,
    url(file) {
      const source = files.find(({ logical }) => logical === file);
      if (!source) throw new Error(`${path.basename(root)}: expected a file media${file}, found none`);
      return `${base}/${source.name}`;
    },
    picture(id) {
      const entry = manifest[id];
      return entry ? { src: `${base}/${stems.get(id)}`, ...entry } : null;
    },
  };
}

/** Root paths of the files below a folder, such as "/favicon.svg". */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`)
    .sort();
}
