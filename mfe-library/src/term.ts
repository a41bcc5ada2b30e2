/** A term of the glossary. */
export interface Term {
  slug: string;
  /** In IAST. */
  term: string;
  devanagari: string;
  spellings: string[];
  senses: { definition: string; example: string }[];
  layer: 1 | 2 | 3 | null;
  pronunciation: string;
  related: string[];
}

/** Page data of /glossary. */
export interface GlossaryData {
  terms: Term[];
}

/** Page data of /glossary/:slug. */
export interface TermData {
  term: Omit<Term, 'related'>;
  related: Pick<Term, 'slug' | 'term' | 'devanagari'>[];
}
