import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { DecodingGrid } from '../decoding-card.tsx';
import { episodesOf } from '../series/episodes-of.ts';
import { SeriesPanel } from '../series/series-panel.tsx';
import type { FurtherListData } from './list.ts';
import { ListSection } from './list-section.tsx';
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
        <ListSection id="individual-decodings" title="Individual Decodings">
          <DecodingGrid decodings={individual} />
        </ListSection>
      )}
      {series.length > 0 && (
        <ListSection id="sacred-series" title="Sacred Series">
          {series.map((one) => (
            <SeriesPanel key={one.slug} series={one} episodes={episodesOf(one, decodings)} isShort={false} />
          ))}
        </ListSection>
      )}
      {upcoming.length > 0 && (
        <ListSection id="coming-soon" title="Coming Soon">
          <DecodingGrid decodings={upcoming} />
        </ListSection>
      )}
      <Pager page={page} pages={pages} />
    </>
  );
}
