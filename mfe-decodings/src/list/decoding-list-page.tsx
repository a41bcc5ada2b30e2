import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { Below } from '@roe/shared/ui/below';
import { Button } from '@roe/shared/ui/button';
import { ContinueReading } from '@roe/shared/ui/continue-reading';
import { Message } from '@roe/shared/ui/message';
import { PageHeader } from '@roe/shared/ui/page-header';
import { type MouseEvent, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DecodingGrid } from '../decoding-card.tsx';
import { PathLinks } from '../paths/path-links.tsx';
import { episodesOf } from '../series/episodes-of.ts';
import { useOpenSeries } from '../series/open-series.ts';
import { SeriesOverlay } from '../series/series-overlay.tsx';
import { SeriesPanel } from '../series/series-panel.tsx';
import styles from './decoding-list-page.module.css';
import { DecodingNotFound } from './decoding-not-found.tsx';
import { Featured } from './featured.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filtersFrom, isNarrowed, matches } from './filters.ts';
import { Hits } from './hits.tsx';
import type { DecodingListData } from './list.ts';
import { ListSection } from './list-section.tsx';
import { Pager } from './pager.tsx';
import { useAllDecodings } from './use-all-decodings.ts';

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
  const allReadable = all.filter(({ isComingSoon }) => !isComingSoon);
  const hits = allReadable.filter((decoding) => matches(decoding, filters));
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
    <ListSection key="series" id="sacred-series" title="Sacred Series">
      {series.map((one) => (
        <SeriesPanel
          key={one.slug}
          series={one}
          episodes={episodesOf(one, readable)}
          isShort={isSearching}
          onFollowed={(event) => onFollowed(event, one)}
        />
      ))}
      {rest && rest.series > 0 && (
        <ArrowLink to="/decodings/page/2#-sacred-series">{rest.series} more series</ArrowLink>
      )}
    </ListSection>
  );
  const comingSoon = upcoming.length > 0 && (
    <ListSection key="coming-soon" id="coming-soon" title="Coming Soon">
      <p className={styles['lead']}>These are being written. Nothing can be opened yet.</p>
      <DecodingGrid decodings={upcoming} />
      {rest && rest.comingSoon > 0 && (
        <ArrowLink to="/decodings/page/2#-coming-soon">{rest.comingSoon} more in preparation</ArrowLink>
      )}
    </ListSection>
  );
  const results = <Hits key="hits" decodings={hits} filters={filters} isComplete={!isLoading && !hasFailed} />;

  return (
    <>
      <PageHeader lead="One thing at a time: what can be seen, the pattern behind it, and what both appear in." />
      {notFound && <DecodingNotFound slug={notFound} decodings={allReadable} />}
      <FilterBar decodings={allReadable} filters={filters} counts={rest?.counts} isLoading={isLoading} />
      {hasFailed && (
        <Message kind="error" actions={<Button onClick={retry}>Retry</Button>}>
          Not all decodings could be looked through. What is shown fits, and there may be more.
        </Message>
      )}
      {!isSearching && <ContinueReading />}
      {!isSearching && <PathLinks />}
      {!isSearching && featuredDecodings.length > 0 && (
        <Featured decodings={featuredDecodings} onSeriesFollowed={onSeriesFollowed} />
      )}
      <Below>{isSearching ? [results, panels, comingSoon] : [panels, comingSoon, results]}</Below>
      {rest && !isSearching && <Pager page={1} pages={rest.pages} />}
      {open && <SeriesOverlay series={open} episodes={episodesOf(open, readable)} onClose={close} />}
    </>
  );
}
