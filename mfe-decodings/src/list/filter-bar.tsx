import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { ChipLink, ChipRow } from '@roe/shared/ui/chip';
import { useSearchParams } from 'react-router-dom';
import type { DecodingSummary, Rest } from '../decoding.ts';
import styles from './filter-bar.module.css';
import { type Filters, listAddress, matches } from './filters.ts';

const levels = ['Dream', 'Seeker', 'Seer'] as const;

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
  const [, setParams] = useSearchParams();
  const categories = counts ? Object.keys(counts) : [...new Set(decodings.map(({ category }) => category))];
  const countOf = (changes: Partial<Filters> = {}) => {
    const wanted = { ...filters, ...changes };
    return counts && wanted.search.trim() === ''
      ? countIn(counts, wanted)
      : decodings.filter((decoding) => matches(decoding, wanted)).length;
  };
  const count = countOf();

  /** What is typed takes the place of its entry in the history; a choice gets one of its own, so that Back takes it back. */
  function onChanged(changes: Partial<Filters>, isTyped = false) {
    const [, query = ''] = listAddress({ ...filters, ...changes }).split('?');
    setParams(new URLSearchParams(query), { replace: isTyped });
  }

  return (
    <section className={styles['bar']} aria-label="Find a decoding">
      <div className={styles['controls']} data-needs-script="">
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
          {categories.sort().map((category) => (
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
        <p role="status">
          {isLoading ? 'Looking through all decodings …' : count === 1 ? '1 decoding' : `${count} decodings`}
        </p>
        <ArrowLink to="/saved">Saved on this device</ArrowLink>
      </div>
    </section>
  );
}

/** How many fit category and level. */
const countIn = (counts: Rest['counts'], { category, level }: Filters): number =>
  Object.entries(counts)
    .filter(([name]) => category === '' || name === category)
    .flatMap(([, byLevel]) => Object.entries(byLevel))
    .filter(([name]) => level === '' || name === level)
    .reduce((sum, [, count]) => sum + count, 0);
