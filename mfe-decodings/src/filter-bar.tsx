import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { ChipLink, ChipRow } from '@roe/shared/ui/chip';
import { useSearchParams } from 'react-router-dom';
import type { DecodingSummary } from './decoding.ts';
import styles from './filter-bar.module.css';
import { type Filters, listAddress, matches } from './filters.ts';

const levels = ['Dream', 'Seeker', 'Seer'] as const;

interface Props {
  /** All that can be read. */
  decodings: DecodingSummary[];
  /** Those that fit. */
  found: DecodingSummary[];
  filters: Filters;
}

/** Search box, categories and levels. All of it stands in the address. Without script everything is shown, so the bar is not. */
export function FilterBar({ decodings, found, filters }: Props) {
  const [, setParams] = useSearchParams();
  const categories = [...new Set(decodings.map(({ category }) => category))].sort();
  const countOf = (changes: Partial<Filters>) =>
    decodings.filter((decoding) => matches(decoding, { ...filters, ...changes })).length;

  /** What is typed takes the place of its entry in the history; a choice gets one of its own, so that Back takes it back. */
  function onChanged(changes: Partial<Filters>, isTyped = false) {
    const [, query = ''] = listAddress({ ...filters, ...changes }).split('?');
    setParams(new URLSearchParams(query), { replace: isTyped });
  }

  return (
    <section className={styles['bar']} aria-label="Find a decoding">
      <div className={styles['controls']}>
        <input
          type="search"
          aria-label="Search decodings"
          placeholder="Search by title or excerpt"
          value={filters.search}
          onChange={(event) => onChanged({ search: event.target.value }, true)}
        />
        <select
          aria-label="Category"
          value={filters.category}
          onChange={(event) => onChanged({ category: event.target.value })}
        >
          <option value="">All categories</option>
          {categories.map((category) => (
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
          {levels.map((level) => (
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
        <p role="status">{found.length === 1 ? '1 decoding' : `${found.length} decodings`}</p>
        <ArrowLink to="/saved">Saved on this device</ArrowLink>
      </div>
    </section>
  );
}
