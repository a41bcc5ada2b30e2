import { layer, paragraphs, slug, text, verse } from '@roe/shared/kit/schemas';
import * as v from 'valibot';
import { editions } from './book-schema.ts';

const { source: _, ...lines } = verse.entries;

/** `content/scriptures/<slug>.json`: a text that has no author or many. */
export const scriptureSchema = v.strictObject({
  kind: v.picklist(['upanishad', 'purana', 'epic']),
  /** In IAST. */
  title: text,
  devanagari: text,
  /** How people write it, without diacritics. */
  spellings: v.array(text),
  /** The Veda that it belongs to. */
  veda: v.optional(text),
  /** How long it is. */
  extent: text,
  /** Who made it, as tradition has it and as scholars think, and when. */
  compiled: text,
  /** The layer that ROE reads it in. */
  layer,
  /** What it says, in our own words. Its first sentences stand on the card. */
  summary: text,
  about: paragraphs,
  /** A verse of it, with its place and our own translation. */
  verse: v.optional(v.strictObject({ place: text, ...lines })),
  /** The edition by which the texts of this site cite it. */
  edition: text,
  editions,
  /** Which passage to read first, and why. */
  startWith: text,
  /** Slugs of terms that it is about. */
  terms: v.array(slug),
});

export type Scripture = v.InferOutput<typeof scriptureSchema> & { slug: string };
