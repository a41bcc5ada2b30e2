import { usePageData } from '@roe/shared/frame';
import { nearest } from '@roe/shared/near-titles';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { Button } from '@roe/shared/ui/button';
import { ContinueReading } from '@roe/shared/ui/continue-reading';
import { Message } from '@roe/shared/ui/message';
import { PageHeader } from '@roe/shared/ui/page-header';
import { type MouseEvent, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { DecodingListData, DecodingSummary } from '../decoding.ts';
import { DecodingCard, DecodingGrid } from '../decoding-card.tsx';
import { episodesOf } from '../series/episodes-of.ts';
import { useOpenSeries } from '../series/open-series.ts';
import { SeriesOverlay } from '../series/series-overlay.tsx';
import { SeriesPanel } from '../series/series-panel.tsx';
import styles from './decoding-list-page.module.css';
import { Featured } from './featured.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filtersFrom, isNarrowed, matches } from './filters.ts';
import { Hits } from './hits.tsx';
import { Pager } from './pager.tsx';
import { useAllDecodings } from './use-all-decodings.ts';

/** Likeness to an address that is none, from which on a decoding may have been meant, 0..1. */
const NEAR = 0.35;

export function DecodingListPage() {
  const data = usePageData<DecodingListData>();
  const { decodings, series, featured, rest } = data;
  const [params] = useSearchParams();
  const filters = filtersFrom(params);
  const notFound = params.get('missing');
  const readable = decodings.filter(({ isComingSoon }) => !isComingSoon);
  const upcoming = decodings.filter(({ isComingSoon }) => isComingSoon);
  const isSearching = isNarrowed(filters);
  const { all, isLoading, hasFailed, retry } = useAllDecodings(data, isSearching || notFound !== null);
  const hits = all.filter((decoding) => !decoding.isComingSoon && matches(decoding, filters));
  const featuredDecodings = featured.flatMap((slug) => readable.find((decoding) => decoding.slug === slug) ?? []);
  const { open, openAsked, isAsked, onFollowed, close } = useOpenSeries(series, (rest?.series ?? 0) > 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is asked for it
  useEffect(() => {
    if (isAsked) openAsked();
  }, [isAsked]);

  function onSeriesFollowed(event: MouseEvent, name: string) {
    const target = series.find((one) => one.name === name);
    if (target) onFollowed(event, target);
  }

  const panels = series.length > 0 && (
    <section className={styles['part']} key="series" aria-labelledby="-sacred-series">
      <h2 id="-sacred-series">Sacred Series</h2>
      {series.map((one) => (
        <SeriesPanel
          key={one.slug}
          series={one}
          episodes={episodesOf(one, readable)}
          isShort={isSearching}
          onFollowed={(event) => onFollowed(event, one)}
        />
      ))}
      {rest && rest.series > 0 && <ArrowLink to="/decodings/page/2#sacred-series">{rest.series} more series</ArrowLink>}
    </section>
  );
  const comingSoon = upcoming.length > 0 && (
    <section className={styles['part']} key="coming-soon" aria-labelledby="-coming-soon">
      <h2 id="-coming-soon">Coming Soon</h2>
      <p className={styles['lead']}>These are being written. Nothing can be opened yet.</p>
      <DecodingGrid>
        {upcoming.map((decoding) => (
          <DecodingCard key={decoding.slug} decoding={decoding} />
        ))}
      </DecodingGrid>
      {rest && rest.comingSoon > 0 && (
        <ArrowLink to="/decodings/page/2#coming-soon">{rest.comingSoon} more in preparation</ArrowLink>
      )}
    </section>
  );
  const results = <Hits key="hits" decodings={hits} filters={filters} isComplete={!isLoading && !hasFailed} />;

  return (
    <>
      <PageHeader lead="One thing at a time: what can be seen, the pattern behind it, and what both appear in." />
      {notFound && <NotFoundNotice slug={notFound} decodings={all.filter(({ isComingSoon }) => !isComingSoon)} />}
      <FilterBar
        decodings={all.filter(({ isComingSoon }) => !isComingSoon)}
        filters={filters}
        counts={rest?.counts}
        isLoading={isLoading}
      />
      {hasFailed && (
        <Message kind="error" actions={<Button onClick={retry}>Retry</Button>}>
          Not all decodings could be looked through. What is shown fits, and there may be more.
        </Message>
      )}
      {!isSearching && featuredDecodings.length > 0 && (
        <Featured decodings={featuredDecodings} onSeriesFollowed={onSeriesFollowed} />
      )}
      {isSearching ? [results, panels, comingSoon] : [panels, comingSoon, results]}
      {rest && !isSearching && <Pager page={1} pages={rest.pages} />}
      {!isSearching && <ContinueReading />}
      {open && <SeriesOverlay series={open} episodes={episodesOf(open, readable)} onClose={close} />}
    </>
  );
}

function NotFoundNotice({ slug, decodings }: { slug: string; decodings: DecodingSummary[] }) {
  const near = nearest(slug, decodings, (decoding) => [decoding.slug], NEAR);
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
