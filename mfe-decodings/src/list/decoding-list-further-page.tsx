import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import type { FurtherListData } from '../decoding.ts';
import { DecodingCard, DecodingGrid } from '../decoding-card.tsx';
import { episodesOf } from '../series/episodes-of.ts';
import { SeriesPanel } from '../series/series-panel.tsx';
import styles from './decoding-list-page.module.css';
import { Pager } from './pager.tsx';

/** The second page of the list and all after it: nothing but what stands there, because the first one searches all. */
export function DecodingListFurtherPage() {
  const { decodings, series, page, pages } = usePageData<FurtherListData>();
  const individual = decodings.filter((decoding) => decoding.series === null && !decoding.isComingSoon);
  const upcoming = decodings.filter(({ isComingSoon }) => isComingSoon);
  return (
    <>
      <PageHeader />
      <ArrowLink to="/decodings" direction="back">
        Search all decodings
      </ArrowLink>
      {individual.length > 0 && (
        <section className={styles['part']} aria-labelledby="-individual-decodings">
          <h2 id="-individual-decodings">Individual Decodings</h2>
          <DecodingGrid>
            {individual.map((decoding) => (
              <DecodingCard key={decoding.slug} decoding={decoding} />
            ))}
          </DecodingGrid>
        </section>
      )}
      {series.length > 0 && (
        <section className={styles['part']} aria-labelledby="-sacred-series">
          <h2 id="-sacred-series">Sacred Series</h2>
          {series.map((one) => (
            <SeriesPanel key={one.slug} series={one} episodes={episodesOf(one, decodings)} isShort={false} />
          ))}
        </section>
      )}
      {upcoming.length > 0 && (
        <section className={styles['part']} aria-labelledby="-coming-soon">
          <h2 id="-coming-soon">Coming Soon</h2>
          <DecodingGrid>
            {upcoming.map((decoding) => (
              <DecodingCard key={decoding.slug} decoding={decoding} />
            ))}
          </DecodingGrid>
        </section>
      )}
      <Pager page={page} pages={pages} />
    </>
  );
}
