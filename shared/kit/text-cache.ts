import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureSource } from '../src/ui/picture.tsx';
import type { Figure } from './figure.ts';
import { hashOf, hashOfInputs } from './hash.ts';
import { frontMatterOf } from './markdown/front-matter.ts';
import { markdownRenderer, type Text, type TextOptions } from './markdown/markdown.ts';

/** A text as it was read, before a schema looks at its front matter. */
export interface ReadText extends Text {
  frontMatter: unknown;
}

interface Entry {
  /** Hash of all that the text was made from but its pictures and figures. */
  key: string;
  text: ReadText;
  /** Pictures that the text shows, as they were then. */
  pictures: Record<string, PictureSource | null>;
  /** Hashes of the figures that it shows, as they were then. */
  figures: Record<string, string>;
}

/** What makes a text: this folder, and the packages that it uses. */
const code = hashOfInputs([import.meta.dirname, path.resolve(import.meta.dirname, '../../pnpm-lock.yaml')]);

/**
 * Reads texts, and keeps each as it was made until its file, its pictures, its figures or what makes it have changed. What is kept lies in a
 * folder that can be deleted at any time.
 */
export function textCache(folder: string, { picture = () => null, figure = () => null, terms }: TextOptions = {}) {
  let shows: Pick<Entry, 'pictures' | 'figures'> = { pictures: {}, figures: {} };
  const render = markdownRenderer({
    terms,
    picture(id) {
      shows.pictures[id] = picture(id);
      return shows.pictures[id];
    },
    figure(id) {
      const made = figure(id);
      shows.figures[id] = hashOfFigure(made);
      return made;
    },
  });

  function make(key: string, source: string, place: string): Entry {
    shows = { pictures: {}, figures: {} };
    const { frontMatter, body } = frontMatterOf(source, place);
    try {
      return { key, text: { frontMatter, ...render(body) }, ...shows };
    } catch (error) {
      throw new Error(`${place}: field "body": ${(error as Error).message}`);
    }
  }

  const isAsItWas = ({ pictures, figures }: Entry): boolean =>
    Object.entries(pictures).every(([id, was]) => isSame(picture(id), was)) &&
    Object.entries(figures).every(([id, was]) => hashOfFigure(figure(id)) === was);

  /**
   * @param name its path below the section's `content/`
   * @param place how messages call it
   * @throws file, field, expected, received
   */
  return (name: string, source: string, place: string): ReadText => {
    const file = path.join(folder, `${name}.json`);
    const key = hashOf([code, terms ?? '', source], 64);
    const kept = read(file);
    if (kept?.key === key && isAsItWas(kept)) return kept.text;
    const entry = make(key, source, place);
    write(file, JSON.stringify(entry));
    return entry.text;
  };
}

const isSame = (a: PictureSource | null, b: PictureSource | null): boolean => JSON.stringify(a) === JSON.stringify(b);

const hashOfFigure = (figure: Figure | null): string => hashOf([JSON.stringify(figure)], 20);

/** What is not there, or was cut off, is made anew. */
function read(file: string): Entry | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Two builds, or threads of one, may write a file: each reader sees one of them whole. */
function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = `${file}.${randomUUID()}`;
  writeFileSync(mine, text);
  renameSync(mine, file);
}
