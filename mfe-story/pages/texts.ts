import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { linkSchema } from '@roe/shared/contract/schema';
import { readText } from '@roe/shared/kit/markdown';
import * as v from 'valibot';

/** Folder of this section. */
export const root = path.resolve(import.meta.dirname, '..');

/** A text that is there. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('a text'));

/** A heading and what is said below it, in plain words. */
export const entry = v.strictObject({ title: text, text });

/** A way on: its words, and a path of this site. */
export const link = v.strictObject({
  label: text,
  href: linkSchema,
});

/** A verse in Devanagari, its transliteration in IAST, our own translation, and where it stands. */
export const verse = v.strictObject({ devanagari: text, iast: text, translation: text, source: text });

/** Paragraphs in plain words. */
export const paragraphs = v.pipe(v.array(text), v.minLength(1, 'at least one paragraph'));

/** What every page of the story says of itself. */
export const pageFacts = {
  /** Its address; section.json lists it under "paths". */
  path: v.pipe(v.string(), v.startsWith('/', 'a path that starts with "/"')),
  /** The page's headline. */
  title: text,
  /** For search engines and link previews, 80 to 200 characters. */
  summary: text,
  /** One or two sentences below the headline. */
  lead: text,
};

/**
 * Reads a JSON file of `content/`.
 * @throws file, field, expected, received
 */
export const readJson = <Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> =>
  parseJsonAt(schema, readFileSync(path.join(root, 'content', name), 'utf8'), `mfe-story/content/${name}`);

/**
 * Reads a Markdown file of `content/`.
 * @throws file, field, expected, received
 */
export const readMarkdown = <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
  readText(path.join(root, 'content', name), `mfe-story/content/${name}`, schema);

/** Words that stand on a page outside its text, so that search finds them too. */
export const passage = (heading: string, ...words: string[]) => ({ anchor: '', heading, text: words.join(' ') });
