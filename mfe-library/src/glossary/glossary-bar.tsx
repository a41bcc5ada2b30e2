import { useEarlyChoices } from '@roe/shared/ui/use-early-choices';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filters, glossaryAddress, isNarrowed } from './filters.ts';
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
  const [params, setParams] = useSearchParams();
  const controls = useRef<HTMLDivElement>(null);
  const early = useEarlyChoices(controls, filters);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and by now the address is known
  useEffect(() => {
    if (early) setParams(new URLSearchParams({ ...Object.fromEntries(params), ...early }), { replace: true });
  }, [early]);

  return (
    <section className={styles['bar']} aria-label="Find a term">
      <div ref={controls} data-needs-script="">
        <input
          type="search"
          name="q"
          autoComplete="off"
          aria-label="Search term"
          placeholder="Search term..."
          value={filters.q}
          onChange={(event) => {
            const [, query = ''] = glossaryAddress({ ...filters, q: event.target.value }).split('?');
            setParams(new URLSearchParams(query), { replace: true });
          }}
        />
      </div>
      <LetterRow terms={terms} filters={filters} />
      <p className={styles['count']} role="status">
        {isNarrowed(filters) && (count === 1 ? '1 term' : `${count} terms`)}
      </p>
    </section>
  );
}
