import { isPlainClick } from '@roe/shared/plain-click';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Series } from './series.ts';

/** Address of a series' own page. */
export const seriesAddress = (name: string): string => `/series/${encodeURIComponent(name)}`;

/** What the address of an article takes along, so that it leads back to its series. */
export const fromSeries = (name: string) => ({ fromSeries: true, series: name });

interface State {
  /** The series was opened on this list: Back leads to it closed. */
  isOpenedHere?: boolean;
  /** Another page asks for this series. */
  openSeries?: string;
}

/**
 * Which series is open over the list. It stands in the address, so that it can be shared and Back closes it.
 * @param series those that stand on this page
 * @param hasMore whether there are others; one of them has only its own page
 */
export function useOpenSeries(series: Series[], hasMore: boolean) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as State | null;
  const slug = params.get('series');
  const asked = series.find(({ name }) => name === state?.openSeries);
  const isClosing = useRef(false);
  const elsewhere = hasMore && !asked ? state?.openSeries : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it was closed, and may be opened again
  useEffect(() => {
    isClosing.current = false;
  }, [slug]);

  /** Opens it in place of following a link to its page, unless the visitor wants that in another tab. */
  function onFollowed(event: MouseEvent, series: Series) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setParams(withSeries(params, series.slug), { state: { isOpenedHere: true } satisfies State });
  }

  return {
    open: series.find((one) => one.slug === slug),
    /** Opens what another page has asked for, in the place of its entry in the history. */
    openAsked: () => {
      if (asked) setParams(withSeries(params, asked.slug), { replace: true });
      else if (elsewhere !== undefined) navigate(seriesAddress(elsewhere), { replace: true });
    },
    isAsked: asked !== undefined || elsewhere !== undefined,
    onFollowed,
    /** Once, however often it is asked for: the step back takes its time, and a second one would leave the list. */
    close: () => {
      if (isClosing.current) return;
      isClosing.current = true;
      if (state?.isOpenedHere) navigate(-1);
      else setParams(withSeries(params, null), { replace: true });
    },
  };
}

function withSeries(params: URLSearchParams, slug: string | null): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (slug === null) changed.delete('series');
  else changed.set('series', slug);
  return changed;
}
