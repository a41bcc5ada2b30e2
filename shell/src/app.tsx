import { announce } from '@roe/shared/frame';
import { restoreFromDevice } from '@roe/shared/state/device';
import { usePreferences } from '@roe/shared/state/preferences';
import { useSaved } from '@roe/shared/state/saved';
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { Router } from 'react-router-dom';
import { Docks } from './dock/docks.tsx';
import { Frame } from './frame/frame.tsx';
import { createHistory, type Entry } from './history.ts';
import { LOAD_TIMEOUT } from './loading/load-timeout.ts';
import { prefetchLinksInView, prefetchOnIntent, whenIdle } from './loading/prefetch.ts';
import { useSite } from './loading/site-context.ts';
import { KeptPage } from './page/kept-page.tsx';
import { NotFoundPage } from './page/not-found-page.tsx';
import { changePage } from './page/page-transition.ts';
import { arriveAt, leave } from './page/scroll-positions.ts';
import { keepPositions } from './page/scroll-restoration.ts';
import { SectionHost } from './page/section-host.tsx';
import { askForTypefaces, showTypefaces } from './page/typefaces.ts';
import { pathOf } from './path.ts';
import { SeamsView } from './seams/seams-view.tsx';

/** A new page counts as stuck after this time, in milliseconds: what did not load has had its second to say so. */
const STUCK = LOAD_TIMEOUT + 1000;

/** Always the same element: a way that has only begun does not render the page anew. */
const sectionHost = <SectionHost notFound={<NotFoundPage />} />;

/**
 * React Router, with three things that its own BrowserRouter lacks: the old page stays until the new one is whole, `isPending`
 * tells that it is on its way, and where the old one never lets it through it is loaded as a document.
 * @param isKept the section of the page that the HTML was rendered for could not be loaded
 */
export function App({ isKept = false }: { isKept?: boolean }) {
  const site = useSite();
  const { nav, renderedPath } = site;
  const [history] = useState(createHistory);
  // The first render is made for the path that the HTML was rendered for, without a query: the two must be equal.
  const [entry, setEntry] = useState<Entry>(() => ({
    action: history.action,
    location: { ...history.location, pathname: renderedPath, search: '', hash: '' },
  }));
  const [isPending, startTransition] = useTransition();
  const [keptPath, setKeptPath] = useState(isKept ? renderedPath : undefined);
  const path = pathOf(entry.location);
  const current = useRef(entry.location);
  const stuck = useRef<ReturnType<typeof setTimeout>>(undefined);
  const kept = keptPath === path ? site.prerenderedAt(path) : undefined;

  useLayoutEffect(() => {
    // A page served at another address (an unknown slug, say) is shown as what it is.
    if (pathOf(history.location) === renderedPath) setEntry({ action: history.action, location: history.location });
    const stop = history.listen(({ action, location }) => {
      clearTimeout(stuck.current);
      const show = () => setEntry({ action, location });
      const to = pathOf(location);
      // A new query has nothing to wait for, and what is typed into a box that the address keeps must show at once.
      if (to === pathOf(current.current)) return show();
      leave(current.current);
      const arrive = () => {
        show();
        setKeptPath(undefined);
      };
      if (site.isLoaded(to)) changePage(pathOf(current.current), to, arrive);
      else {
        site.open(to).catch(() => {}); // the page itself will tell what is wrong
        startTransition(arrive);
        stuck.current = setTimeout(() => window.location.reload(), STUCK);
      }
    });
    return () => {
      clearTimeout(stuck.current);
      stop();
    };
  }, [site, history, renderedPath]);

  useLayoutEffect(() => {
    const before = current.current;
    current.current = entry.location;
    if (pathOf(entry.location) === pathOf(history.location)) clearTimeout(stuck.current);
    if (pathOf(before) !== pathOf(entry.location)) {
      showTypefaces();
      arriveAt(entry.location, entry.action);
      announce(document.title);
    } else if (entry.location.hash && entry.location.key !== before.key) arriveAt(entry.location, entry.action);
  }, [history, entry]);

  useEffect(keepPositions, []);
  useEffect(() => whenIdle(askForTypefaces), []);
  useEffect(() => restoreFromDevice([usePreferences, useSaved]), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new links
  useEffect(() => prefetchLinksInView(site), [site, path]);
  useEffect(() => prefetchOnIntent(site), [site]);

  const place = { navigator: history, location: entry.location, navigationType: entry.action };
  return (
    <Router {...place}>
      <Frame nav={nav} isPending={isPending}>
        {kept ? <KeptPage path={path} page={kept} onLoaded={() => setKeptPath(undefined)} /> : sectionHost}
      </Frame>
      <SeamsView />
      <Docks place={place} />
    </Router>
  );
}
