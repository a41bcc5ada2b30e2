import { isPlainClick } from '@roe/shared/plain-click';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFirst } from './entry.ts';

/** Back to the series that the visitor came from, else one step back, else to the list. */
export function BackLink({ to }: { to: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  const series = seriesIn(location.state);

  function onFollowed(event: MouseEvent) {
    if (series !== undefined || isFirst(location) || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <ArrowLink
      to={to}
      state={series === undefined ? undefined : { openSeries: series }}
      direction="back"
      onClick={onFollowed}
    >
      Back
    </ArrowLink>
  );
}

/** Name of the series that the visitor came from. */
function seriesIn(state: unknown): string | undefined {
  const { fromSeries, series } = (state ?? {}) as { fromSeries?: unknown; series?: unknown };
  return fromSeries === true && typeof series === 'string' ? series : undefined;
}
