import type { NavEntry } from '@roe/shared/contract';
import { announce } from '@roe/shared/frame';
import { restoreFromDevice } from '@roe/shared/state/device';
import { usePreferences } from '@roe/shared/state/preferences';
import { useSaved } from '@roe/shared/state/saved';
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location, Router } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { forgetFailures } from './loading/failures.ts';
import { LOAD_TIMEOUT } from './loading/load-timeout.ts';
import { hasPage } from './loading/pages.ts';
import { prefetchLinksInView } from './loading/prefetch.ts';
import { prerenderedAt } from './loading/prerendered.ts';
import { hasCode, pinAt } from './loading/releases.ts';
import { KeptPage } from './page/kept-page.tsx';
import { NotFoundPage } from './page/not-found-page.tsx';
import { changePage } from './page/page-transition.ts';
import { arriveAt, keepPlaces, leave } from './page/places.ts';
import { SectionHost } from './page/section-host.tsx';
import { pathOf } from './path.ts';
import { SeamsView } from './seams/seams-view.tsx';

const history = createBrowserHistory({ v5Compat: true });

interface Props {
  nav: NavEntry[];
  site: string;
  /** Path that the HTML was rendered for. The first render is made for it too, without a query: the two must be equal. */
  renderedPath: string;
  /** Its section could not be loaded. */
  isKept?: boolean;
}

/** A new page counts as stuck after this time, in milliseconds: what did not load has had its second to say so. */
const STUCK = LOAD_TIMEOUT + 1000;

/**
 * React Router, with three things that its own BrowserRouter lacks: the old page stays until the new one is whole, `isPending`
 * tells that it is on its way, and where the old one never lets it through it is loaded as a document.
 */
export function App({ nav, site, renderedPath, isKept = false }: Props) {
  const [shown, setShown] = useState<{ action: typeof history.action; location: Location }>(() => ({
    action: history.action,
    location: { ...history.location, pathname: renderedPath, search: '', hash: '' },
  }));
  const [isPending, startTransition] = useTransition();
  const [keptPath, setKeptPath] = useState(isKept ? renderedPath : undefined);
  const path = pathOf(shown.location);
  const current = useRef(shown.location);
  const stuck = useRef<ReturnType<typeof setTimeout>>(undefined);
  const kept = keptPath === path ? prerenderedAt(path) : undefined;

  useLayoutEffect(() => {
    // A page served at another address (an unknown slug, say) is shown as what it is.
    if (pathOf(history.location) === renderedPath) setShown({ action: history.action, location: history.location });
    const stop = history.listen(({ action, location }) => {
      clearTimeout(stuck.current);
      const show = () => setShown({ action, location });
      const to = pathOf(location);
      // A new query has nothing to wait for, and what is typed into a box that the address keeps must show at once.
      if (to === pathOf(current.current)) return show();
      leave(current.current);
      forgetFailures(to);
      const arrive = () => {
        show();
        setKeptPath(undefined);
      };
      const pin = pinAt(to);
      if (pin && hasCode(pin) && hasPage(pin, to)) changePage(pathOf(current.current), to, arrive);
      else {
        startTransition(arrive);
        stuck.current = setTimeout(() => window.location.reload(), STUCK);
      }
    });
    return () => {
      clearTimeout(stuck.current);
      stop();
    };
  }, [renderedPath]);

  useLayoutEffect(() => {
    const before = current.current;
    current.current = shown.location;
    if (pathOf(shown.location) === pathOf(history.location)) clearTimeout(stuck.current);
    if (pathOf(before) !== pathOf(shown.location)) {
      arriveAt(shown.location, shown.action);
      announce(document.title);
    } else if (shown.location.hash && shown.location.key !== before.key) arriveAt(shown.location, shown.action);
  }, [shown]);

  useEffect(keepPlaces, []);
  useEffect(() => restoreFromDevice([usePreferences, useSaved]), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new links
  useEffect(prefetchLinksInView, [path]);

  return (
    <Router navigator={history} location={shown.location} navigationType={shown.action}>
      <Frame nav={nav} isPending={isPending}>
        {kept ? (
          <KeptPage page={kept} site={site} onLoaded={() => setKeptPath(undefined)} />
        ) : (
          <SectionHost nav={nav} site={site} notFound={<NotFoundPage />} />
        )}
      </Frame>
      <SeamsView renderedPath={renderedPath} />
    </Router>
  );
}
