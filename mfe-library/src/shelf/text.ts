import type { NamedTerm } from '../glossary/term.ts';
import type { Listed } from './shelf.ts';

/** Anchor of its verse. */
export const VERSE = '-verse';

/** Page data of /library/:slug, for a book and for a scripture. */
export interface TextData extends Omit<Listed, 'author' | 'html' | 'searchTerms'> {
  /** The document's type. */
  type: 'book' | 'scripture';
  devanagari: string | null;
  tags: string[];
  facts: { name: string; text: string }[];
  summary: string;
  about: { html: string };
  startWith: string;
  verse: { devanagari: string; iast: string; translation: string; source: string } | null;
  /** The edition by which the texts of this site cite it. */
  edition: string | null;
  /** Where a book is to be had. */
  link: { url: string; host: string; what: string } | null;
  /** Others, each with its address where it is free to read. */
  editions: { label: string; url?: string; host?: string }[];
  terms: NamedTerm[];
}

/** Page data of what stands in for a text that is none. */
export interface NoTextData {
  texts: { slug: string; title: string }[];
}
