import { usePageData } from '@roe/shared/frame';
import { PageHeader } from '@roe/shared/ui/page-header';
import { useSearchParams } from 'react-router-dom';
import type { DecodingListData, DecodingSummary } from './decoding.ts';
import { DecodingCard } from './decoding-card.tsx';
import styles from './decoding-list-page.module.css';

export function DecodingListPage() {
  const { decodings } = usePageData<DecodingListData>();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const missing = params.get('missing');
  const found = decodings.filter((decoding) => !decoding.isComingSoon && matches(decoding, search));
  const upcoming = decodings.filter(({ isComingSoon }) => isComingSoon);

  function onSearchChanged(text: string) {
    setParams(text ? { search: text } : {}, { replace: true });
  }

  return (
    <>
      <PageHeader lead="One thing at a time: what can be seen, the pattern behind it, and what both appear in." />
      {missing && (
        <p role="status" className={styles['missing']}>
          The decoding “{missing}” was not found. These are all there are.
        </p>
      )}
      <div className={styles['bar']}>
        <input
          type="search"
          aria-label="Search decodings"
          placeholder="Search by title or excerpt"
          value={search}
          onChange={(event) => onSearchChanged(event.target.value)}
        />
        <p role="status">{found.length === 1 ? '1 decoding' : `${found.length} decodings`}</p>
      </div>
      {found.length === 0 && <p>No decodings found for “{search}”.</p>}
      <ul className={styles['list']}>
        {found.map((decoding) => (
          <DecodingCard key={decoding.slug} decoding={decoding} />
        ))}
      </ul>
      {upcoming.length > 0 && (
        <>
          <h2 className={styles['heading']}>Coming Soon</h2>
          <ul className={styles['list']}>
            {upcoming.map((decoding) => (
              <DecodingCard key={decoding.slug} decoding={decoding} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const matches = ({ title, excerpt }: DecodingSummary, search: string): boolean =>
  `${title}\n${excerpt}`.toLowerCase().includes(search.trim().toLowerCase());
