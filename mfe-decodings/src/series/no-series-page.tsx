import { usePageData } from '@roe/shared/frame';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { EmptyState } from '@roe/shared/ui/empty-state';
import { PageHeader } from '@roe/shared/ui/page-header';
import { seriesAddress } from './open-series.ts';
import type { NoSeriesData } from './series.ts';

/** Stands in for a series that is none, and says which there are. */
export function NoSeriesPage() {
  const { series } = usePageData<NoSeriesData>();
  return (
    <>
      <PageHeader />
      <EmptyState
        title="No episodes found for this series."
        actions={
          <>
            <ButtonLink variant="primary" to="/decodings">
              All decodings
            </ButtonLink>
            {series.map((name) => (
              <ButtonLink key={name} to={seriesAddress(name)}>
                {name}
              </ButtonLink>
            ))}
          </>
        }
      >
        The series may have another name. These can be read.
      </EmptyState>
    </>
  );
}
