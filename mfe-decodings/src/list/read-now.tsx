import { ButtonLink } from '@roe/shared/ui/button-link';
import type { MouseEvent } from 'react';
import type { DecodingSummary } from '../decoding.ts';
import { seriesAddress } from '../series/open-series.ts';

interface Props {
  decoding: DecodingSummary;
  onSeriesFollowed: (event: MouseEvent, name: string) => void;
}

/** The way to a decoding that stands at the top of the list: to its text, or to the series that it belongs to. */
export function ReadNow({ decoding: { slug, series }, onSeriesFollowed }: Props) {
  if (series === null)
    return (
      <ButtonLink variant="primary" to={`/decodings/${slug}`}>
        Read Now
      </ButtonLink>
    );
  return (
    <ButtonLink variant="primary" to={seriesAddress(series)} onClick={(event) => onSeriesFollowed(event, series)}>
      Read Now
    </ButtonLink>
  );
}
