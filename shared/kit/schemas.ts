import * as v from 'valibot';
import { linkSchema } from '../src/contract/schema.ts';

/**
 * Words that are there.
 * @param what how a message calls them, such as "a title"
 */
export const textOf = (what: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(what));

export const text = textOf('a text');

/** The part of an address that names a thing. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, such as "seer-awakens"'),
);

/** Day, in quotation marks. */
export const day = v.pipe(
  v.string('a date in quotation marks, such as "2025-03-01"'),
  v.isoDate('a date such as "2025-03-01"'),
);

export const layer = v.picklist([1, 2, 3]);

/** A heading and what is said below it, in plain words. */
export const entry = v.strictObject({ title: text, text });

/** A way on: its words, and a path of this site. */
export const link = v.strictObject({ label: text, href: linkSchema });

/** Paragraphs, one an entry. */
export const paragraphs = v.pipe(v.array(text), v.minLength(1, 'at least one paragraph'));

/** A verse in Devanagari, its transliteration in IAST, our own translation, and where it stands. */
export const verse = v.strictObject({ devanagari: text, iast: text, translation: text, source: text });
