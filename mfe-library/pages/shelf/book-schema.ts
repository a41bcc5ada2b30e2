import { layer, paragraphs, slug, text } from '@roe/shared/kit/schemas';
import * as v from 'valibot';

/** A page of somebody else. */
const url = v.pipe(
  v.string(),
  v.url('an address such as "https://…"'),
  v.startsWith('https://', 'an address of https'),
);

/** Editions that can be had: what each is, and where it is free to read, if it is. */
export const editions = v.array(v.strictObject({ label: text, url: v.optional(url) }));

/** `content/books/<slug>.json`: a book of the library. */
export const bookSchema = v.strictObject({
  title: text,
  /** Whoever made the book; who translated it is said in brackets: "Patrick Olivelle (translator)". */
  author: text,
  /** When it came out, in words. */
  year: text,
  /** The layer that ROE reads it in. */
  layer,
  /** Whether it is among the foundational texts. */
  foundational: v.boolean(),
  tags: v.array(text),
  /** What it is, in our own words. Its first sentences stand on the card. */
  summary: text,
  about: paragraphs,
  /** Which part to read first, and why. */
  startWith: text,
  /** Where the card leads: the book, or its publisher's page. */
  link: v.strictObject({ url, host: text, what: text }),
  editions,
  /** How people write title and author. */
  searchTerms: v.array(text),
  /** Slugs of terms that it is about. */
  terms: v.array(slug),
});

export type Book = v.InferOutput<typeof bookSchema> & { slug: string };
