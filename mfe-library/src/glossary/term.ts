/** A term of the glossary. */
interface Term {
  slug: string;
  /** In IAST. */
  term: string;
  devanagari: string;
  spellings: string[];
  senses: { definition: string; example: string }[];
  layer: 1 | 2 | 3 | null;
  /** In syllables, the stressed one in capitals. */
  pronunciation: string;
}

/** A term as it is named where it is one of several. */
export type NamedTerm = Pick<Term, 'slug' | 'term' | 'devanagari'>;

/** A term as the list has it: `html` is the first sentence of what it means, so that the page carries these words once. */
export interface ListedTerm extends NamedTerm {
  html: string;
}

/** Page data of /glossary. */
export interface GlossaryData {
  /** In the order of the alphabet. */
  terms: ListedTerm[];
}

/** Page data of /glossary/:slug. */
export interface TermData {
  term: Term;
  related: NamedTerm[];
}

/** Page data of what stands in for a term that is none. */
export interface NoTermData {
  terms: NamedTerm[];
}
