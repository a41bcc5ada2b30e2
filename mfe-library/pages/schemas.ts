import { layer, text } from '@roe/shared/kit/schemas';
import * as v from 'valibot';

const slug = v.pipe(v.string(), v.regex(/^[a-z]+$/, 'lower-case letters'));

/** `content/glossary.json`: one entry a term, in the order of the slugs. */
export const glossarySchema = v.array(
  v.strictObject({
    /** Its anchor on the page. */
    slug,
    /** In IAST. */
    term: text,
    /** The same in Devanagari. */
    devanagari: text,
    /** How people write it, without diacritics. */
    spellings: v.pipe(v.array(text), v.minLength(1, 'at least one spelling')),
    /** Its meanings, the commonest first, each with a sentence that uses it. */
    senses: v.pipe(v.array(v.strictObject({ definition: text, example: text })), v.minLength(1, 'at least one sense')),
    /** The layer that it belongs to, or null. */
    layer: v.nullable(layer),
    /** Syllables, the stressed one in capitals. */
    pronunciation: text,
    /** Slugs of terms that help to understand it. */
    related: v.array(slug),
  }),
);

/** `content/upanishads.json`: the six foundational ones. */
export const upanishadsSchema = v.array(
  v.strictObject({
    slug,
    title: text,
    devanagari: text,
    veda: text,
    /** How long it is, or null where the counts differ. */
    extent: v.nullable(text),
    layer,
    /** What it says, in our own words. */
    summary: text,
    /** Which passage to read first, and why. */
    startWith: text,
  }),
);
