import { slug } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import { fold } from '@roe/shared/search/spelling';
import { pronunciationOf } from '@roe/shared/speech/pronunciation';
import * as v from 'valibot';
import { termSchema } from './term-schema.ts';

/** A term of the glossary, as its file has it, with its slug, which is the file's name, and how it is said. */
export interface Term extends v.InferOutput<typeof termSchema> {
  slug: string;
  pronunciation: string;
}

/**
 * All terms, in the order of the alphabet.
 * @throws where a file's name is no slug, two files hold one term, or a term names one that is none
 */
export function readTerms(content: Pick<SectionContent, 'jsonIn'>): Term[] {
  const terms = Array.from(content.jsonIn('terms', termSchema), ([slug, term]) => ({
    ...term,
    slug,
    pronunciation: pronunciationOf(term.term),
  }));
  const slugs = new Set(terms.map(({ slug }) => slug));
  const files = new Map<string, string>();
  for (const term of terms) {
    const file = `mfe-library/content/terms/${term.slug}.json`;
    if (!v.is(slug, term.slug)) throw new Error(`${file}: expected a name of lower-case words joined by hyphens`);
    const same = files.get(term.term);
    if (same)
      throw new Error(`${file}: field "term": expected a term of its own, received "${term.term}", as in ${same}`);
    files.set(term.term, file);
    const unknown = term.related.find((other) => !slugs.has(other));
    if (unknown)
      throw new Error(`${file}: field "related": expected names of files in content/terms, received "${unknown}"`);
  }
  return terms.sort((a, b) => compared(fold(a.term), fold(b.term)) || compared(a.term, b.term));
}

/** By letter, whatever the machine's language. */
const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
