import type { NavEntry } from '@roe/shared/contract';
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location, Router } from 'react-router-dom';
import { forgetFailures } from './failures.ts';
import { Frame } from './frame.tsx';
import { KeptPage } from './kept-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { pathOf } from './path.ts';
import { prefetchLinksInView } from './prefetch.ts';
import { SectionHost } from './section-host.tsx';

const history = createBrowserHistory({ v5Compat: true });

interface Props {
  nav: NavEntry[];
  site: string;
  /** Path that the HTML was rendered for. The first render is made for it too, without a query: the two must be equal. */
  renderedPath: string;
  /** HTML of the page where its section could not be loaded. */
  kept?: string;
}

/**
 * React Router, with two things that its own BrowserRouter lacks: the old page stays until the new one is whole, and
 * `isPending` tells that it is on its way.
 */
export function App({ nav, site, renderedPath, kept }: Props) {
  const [shown, setShown] = useState<{ action: typeof history.action; location: Location }>(() => ({
    action: history.action,
    location: { ...history.location, pathname: renderedPath, search: '', hash: '' },
  }));
  const [isPending, startTransition] = useTransition();
  const [keptPath, setKeptPath] = useState(kept === undefined ? undefined : renderedPath);
  const main = useRef<HTMLElement>(null);
  const path = pathOf(shown.location);
  const previousPath = useRef(path);

  useLayoutEffect(() => {
    // A page served at another address (an unknown slug, say) is shown as what it is.
    if (pathOf(history.location) === renderedPath) setShown({ action: history.action, location: history.location });
    return history.listen(({ action, location }) => {
      const show = () => setShown({ action, location });
      // A new query has nothing to wait for, and what is typed into a box that the address keeps must show at once.
      if (pathOf(location) === previousPath.current) return show();
      forgetFailures(pathOf(location));
      startTransition(show);
    });
  }, [renderedPath]);

  useLayoutEffect(() => {
    if (previousPath.current === path) return;
    previousPath.current = path;
    main.current?.focus({ preventScroll: true });
    if (shown.action !== 'POP')
      (document.getElementById(shown.location.hash.slice(1)) ?? document.documentElement).scrollIntoView();
  }, [path, shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new links
  useEffect(prefetchLinksInView, [path]);

  return (
    <Router navigator={history} location={shown.location} navigationType={shown.action}>
      <Frame nav={nav} isPending={isPending} main={main}>
        {kept !== undefined && keptPath === path ? (
          <KeptPage html={kept} path={path} onLoaded={() => setKeptPath(undefined)} />
        ) : (
          <SectionHost site={site} notFound={<NotFoundPage />} />
        )}
      </Frame>
    </Router>
  );
}
