import { GlossaryEntry } from './glossary-entry.tsx';
import styles from './glossary-page.module.css';
import type { ListedTerm } from './term.ts';

export interface TermListProps {
  terms: readonly ListedTerm[];
  /** In IAST, the term that is being said. */
  spoken: string | null;
  onSaid: (term: ListedTerm) => void;
}

/** Terms in as many columns as there is room for. */
export function TermList({ terms, spoken, onSaid }: TermListProps) {
  return (
    <ul className={styles['grid']}>
      {terms.map((term) => (
        <GlossaryEntry key={term.slug} term={term} isSaid={spoken === term.term} onSaid={onSaid} />
      ))}
    </ul>
  );
}
