import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { ChipLink, ChipRow } from '@roe/shared/ui/chip';
import { useFilters } from '@roe/shared/ui/use-filters';
import { useRef } from 'react';
import { type DecodingSummary, levels } from '../decoding.ts';
import styles from './filter-bar.module.css';
import { countIn, type Filters, listAddress, matches } from './filters.ts';
import type { Rest } from './list.ts';

interface Props {
  /** All that can be read, as far as they have come. */
  decodings: DecodingSummary[];
  filters: Filters;
  /** How many there are on all pages, where there is more than one. */
  counts: Rest['counts'] | undefined;
  /** Whether more are on their way. */
  isLoading: boolean;
}

/** Search box, categories and levels. All of it stands in the address. Without script everything is shown, so the bar is not. */
export function FilterBar({ decodings, filters, counts, isLoading }: Props) {
  const controls = useRef<HTMLDivElement>(null);
  const onChanged = useFilters(controls, filters);
  const categories = counts ? Object.keys(counts) : [...new Set(decodings.map(({ category }) => category))];
  const countOf = (changes: Partial<Filters> = {}) => {
    const next = { ...filters, ...changes };
    return counts && next.search.trim() === ''
      ? countIn(counts, next)
      : decodings.filter((decoding) => matches(decoding, next)).length;
  };
  const count = countOf();

  return (
    <section className={styles['bar']} aria-label="Find a decoding">
      <p className={styles['scriptless']}>Without JavaScript all decodings are shown.</p>
      <div className={styles['controls']} ref={controls} data-needs-script="">
        <input
          type="search"
          name="search"
          autoComplete="off"
          aria-label="Search decodings"
          placeholder="Search by title or excerpt"
          value={filters.search}
          onChange={(event) => onChanged({ search: event.target.value }, true)}
        />
        <select
          name="category"
          autoComplete="off"
          aria-label="Category"
          value={filters.category}
          onChange={(event) => onChanged({ category: event.target.value })}
        >
          <option value="">All categories</option>
          {withChosen(categories.sort(), filters.category).map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
        <ChipRow label="Levels">
          <ChipLink
            to={listAddress({ ...filters, level: '' })}
            isCurrent={filters.level === ''}
            count={countOf({ level: '' })}
          >
            All levels
          </ChipLink>
          {withChosen(levels, filters.level).map((level) => (
            <ChipLink
              key={level}
              to={listAddress({ ...filters, level })}
              isCurrent={filters.level === level}
              count={countOf({ level })}
            >
              {level}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      <div className={styles['counts']}>
        <p role="status">
          {isLoading ? 'Looking through all decodings …' : count === 1 ? '1 decoding' : `${count} decodings`}
        </p>
        <ArrowLink to="/saved">Saved on this device</ArrowLink>
      </div>
    </section>
  );
}

/** What the address names is among the choices even where it is none of them, so that it is shown and can be taken back. */
const withChosen = (choices: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || choices.includes(chosen) ? choices : [...choices, chosen];
