import { useFilters } from '@roe/shared/ui/use-filters';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { type Filters, isNarrowed } from './filters.ts';
import styles from './glossary-bar.module.css';
import { LetterRow } from './letter-row.tsx';
import type { ListedTerm } from './term.ts';

interface Props {
  terms: readonly ListedTerm[];
  filters: Filters;
  /** How many terms are shown. */
  count: number;
}

/** Search box and letters. Both stand in the address. Without script a letter leads to its place in the list. */
export function GlossaryBar({ terms, filters, count }: Props) {
  const controls = useRef<HTMLDivElement>(null);
  const onChanged = useFilters(controls, filters);

  return (
    <section className={styles['bar']} aria-label="Find a term">
      <div ref={controls} className={styles['words']} data-needs-script="">
        <input
          type="search"
          name="q"
          autoComplete="off"
          aria-label="Search term"
          placeholder="Search term..."
          value={filters.q}
          onChange={(event) => onChanged({ q: event.target.value }, true)}
        />
        {isNarrowed(filters) ? (
          <Link className={styles['clear'] ?? ''} to="/glossary">
            Clear
          </Link>
        ) : (
          <span className={styles['clear']}>Clear</span>
        )}
      </div>
      <LetterRow terms={terms} filters={filters} />
      <p className={styles['count']} role="status">
        {isNarrowed(filters) && (count === 1 ? '1 term' : `${count} terms`)}
      </p>
    </section>
  );
}
