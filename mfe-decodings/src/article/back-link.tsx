import { ArrowLink } from '@roe/shared/ui/arrow-link';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Key of a page that the visitor came to from outside: there is no step back inside the site. */
const FIRST = 'default';

/** Back to the series that the visitor came from, else one step back, else to the list. */
export function BackLink({ to }: { to: string }) {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const series = seriesIn(state);

  function onFollowed(event: MouseEvent) {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (series !== undefined || key === FIRST || !isPlain) return;
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
export function seriesIn(state: unknown): string | undefined {
  const { fromSeries, series } = (state ?? {}) as { fromSeries?: unknown; series?: unknown };
  return fromSeries === true && typeof series === 'string' ? series : undefined;
}
