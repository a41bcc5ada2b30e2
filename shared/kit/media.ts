import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureSource } from '../src/ui/picture.tsx';
import { hashedName } from './hash.ts';
import { readPictures } from './pictures.ts';
import { readSectionManifest } from './section-manifest.ts';
import { whileUnchanged } from './unchanged.ts';

/** A file of `media/`: its logical path, the name that it is published under, and where it lies. */
export interface MediaFile {
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
  const pictures = readPictures(root);
  const files = [...pictures.values()].flatMap((picture) => picture.files);
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
      const picture = pictures.get(id);
      return picture ? { src: `${base}/${picture.stem}`, ...picture.entry } : null;
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
