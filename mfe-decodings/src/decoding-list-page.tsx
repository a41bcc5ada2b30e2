import { usePageData } from '@roe/shared/frame';
import { PageHeader } from '@roe/shared/ui/page-header';
import { type MouseEvent, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ContinueReading } from './continue-reading.tsx';
import type { DecodingListData, DecodingSummary, Series } from './decoding.ts';
import { DecodingCard, DecodingGrid } from './decoding-card.tsx';
import styles from './decoding-list-page.module.css';
import { Featured } from './featured.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filtersFrom, isNarrowed, matches } from './filters.ts';
import { Found } from './found.tsx';
import { nearDecodings } from './near-titles.ts';
import { useOpenSeries } from './open-series.ts';
import { SeriesOverlay } from './series-overlay.tsx';
import { SeriesPanel } from './series-panel.tsx';

export function DecodingListPage() {
  const { decodings, series, featured } = usePageData<DecodingListData>();
  const [params] = useSearchParams();
  const filters = filtersFrom(params);
  const missing = params.get('missing');
  const readable = decodings.filter(({ isComingSoon }) => !isComingSoon);
  const upcoming = decodings.filter(({ isComingSoon }) => isComingSoon);
  const found = readable.filter((decoding) => matches(decoding, filters));
  const turns = featured.flatMap((slug) => readable.find((decoding) => decoding.slug === slug) ?? []);
  const { open, openAsked, isAsked, onFollowed, close } = useOpenSeries(series);
  const isSearching = isNarrowed(filters);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is asked for it
  useEffect(() => {
    if (isAsked) openAsked();
  }, [isAsked]);

  function onSeriesFollowed(event: MouseEvent, name: string) {
    const wanted = series.find((one) => one.name === name);
    if (wanted) onFollowed(event, wanted);
  }

  const panels = series.length > 0 && (
    <section className={styles['part']} key="series" aria-labelledby="sacred-series">
      <h2 id="sacred-series">Sacred Series</h2>
      {series.map((one) => (
        <SeriesPanel
          key={one.slug}
          series={one}
          episodes={episodesOf(one, readable)}
          isShort={isSearching}
          onFollowed={(event) => onFollowed(event, one)}
        />
      ))}
    </section>
  );
  const comingSoon = upcoming.length > 0 && (
    <section className={styles['part']} key="coming-soon" aria-labelledby="coming-soon">
      <h2 id="coming-soon">Coming Soon</h2>
      <p className={styles['lead']}>These are being written. Nothing can be opened yet.</p>
      <DecodingGrid>
        {upcoming.map((decoding) => (
          <DecodingCard key={decoding.slug} decoding={decoding} />
        ))}
      </DecodingGrid>
    </section>
  );
  const results = <Found key="found" decodings={found} filters={filters} />;

  return (
    <>
      <PageHeader lead="One thing at a time: what can be seen, the pattern behind it, and what both appear in." />
      {missing && <Missing slug={missing} decodings={readable} />}
      <FilterBar decodings={readable} found={found} filters={filters} />
      {!isSearching && turns.length > 0 && <Featured decodings={turns} onSeriesFollowed={onSeriesFollowed} />}
      {!isSearching && <ContinueReading decodings={readable} />}
      {isSearching ? [results, panels, comingSoon] : [panels, comingSoon, results]}
      {open && <SeriesOverlay series={open} episodes={episodesOf(open, readable)} onClose={close} />}
    </>
  );
}

const episodesOf = ({ name }: Series, decodings: DecodingSummary[]): DecodingSummary[] =>
  decodings.filter(({ series }) => series === name).sort((a, b) => Number(a.episode) - Number(b.episode));

function Missing({ slug, decodings }: { slug: string; decodings: DecodingSummary[] }) {
  const near = nearDecodings(slug, decodings);
  return (
    <div className={styles['missing']} role="status">
      <p>
        The decoding “{slug}” was not found. {near.length > 0 ? 'Did you mean:' : 'These are all there are.'}
      </p>
      {near.map((decoding) => (
        <Link key={decoding.slug} to={`/decodings/${decoding.slug}`}>
          {decoding.title}
        </Link>
      ))}
    </div>
  );
}
