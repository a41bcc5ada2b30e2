import { Button } from '@roe/shared/ui/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DecodingSummary } from '../decoding.ts';
import { DecodingGrid } from '../decoding-card.tsx';
import { fromSeries } from '../series/open-series.ts';
import { type Filters, isNarrowed } from './filters.ts';
import styles from './hits.module.css';
import { NoHits } from './no-hits.tsx';

/** How many stand there at once: as many as on a page of the list. */
const AT_ONCE = 48;

interface Props {
  decodings: DecodingSummary[];
  filters: Filters;
  /** Whether all have been looked through, so that nothing found means that there is nothing. */
  isComplete: boolean;
}

/** What fits: the individual decodings, and a line of the episodes that fit too. */
export function Hits({ decodings, filters, isComplete }: Props) {
  const query = JSON.stringify(filters);
  const [more, setMore] = useState({ query, most: AT_ONCE });
  const most = more.query === query ? more.most : AT_ONCE;
  const individual = decodings.filter(({ series }) => series === null);
  const episodes = decodings.filter(({ series }) => series !== null);
  return (
    <div className={styles['hits']}>
      {isNarrowed(filters) && episodes.length > 0 && (
        <div className={styles['also']}>
          <p>Also in series:</p>
          <ul>
            {episodes.slice(0, most).map(({ slug, title, series }) => (
              <li key={slug}>
                <Link to={`/decodings/${slug}`} state={series && fromSeries(series)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {decodings.length === 0 && isComplete && <NoHits filters={filters} />}
      {individual.length > 0 && (
        <section aria-labelledby="-individual-decodings">
          <h2 id="-individual-decodings">Individual Decodings</h2>
          <DecodingGrid decodings={individual.slice(0, most)} />
        </section>
      )}
      {isNarrowed(filters) && Math.max(individual.length, episodes.length) > most && (
        <p className={styles['more']}>
          <Button onClick={() => setMore({ query, most: most + AT_ONCE })}>Show more</Button>
        </p>
      )}
    </div>
  );
}
