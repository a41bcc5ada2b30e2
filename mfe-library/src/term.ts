/** A term of the glossary. */
interface Term {
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

/** A term as the list has it: its meanings are HTML, so that the page carries these words once. */
export type ListedTerm = Omit<Term, 'senses'> & { html: string };

/** Page data of /glossary. */
export interface GlossaryData {
  terms: ListedTerm[];
}

/** Page data of /glossary/:slug. */
export interface TermData {
  term: Omit<Term, 'related'>;
  related: Pick<Term, 'slug' | 'term' | 'devanagari'>[];
}
