import type { NavEntry, Pin } from '@roe/shared/contract';
import { OwnDataContext, PageContext } from '@roe/shared/frame';
import { pageMoved } from '@roe/shared/state/saved';
import { type ReactNode, Suspense, use, useCallback, useEffect } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { isKnownMissing } from '../loading/missing-page.ts';
import { ownDataAt } from '../loading/page-at.ts';
import { loadPage, MissingPage } from '../loading/pages.ts';
import { loadCode, ownerOf, pinOf } from '../loading/releases.ts';
import { documentPath, pathOf } from '../path.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { PageHead } from './page-head.tsx';

interface Props {
  nav: NavEntry[];
  site: string;
  /** What an address gets that is no page. */
  notFound: ReactNode;
}

/** The section that owns the current URL. During a navigation the old page stays until the new one can be shown whole. */
export function SectionHost({ nav, site, notFound }: Props) {
  const path = pathOf(useLocation());
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <FailureBoundary path={path} nav={nav} site={site} notFound={notFound}>
        <PageAt path={path} site={site} notFound={notFound} />
      </FailureBoundary>
    </Suspense>
  );
}

function PageAt({ path, site, notFound }: Omit<Props, 'nav'> & { path: string }) {
  const pin = pinOf(use(ownerOf(path)));
  if (!pin && path !== documentPath && !isKnownMissing(path)) throw new MissingPage(path);
  return pin ? <OwnedPage pin={pin} path={path} site={site} notFound={notFound} /> : notFound;
}

interface Owned {
  pin: Pin;
  path: string;
  /** Origin that the head's links carry; without it the head is not the page's. */
  site?: string;
  notFound: ReactNode;
}

/** A page of a section. */
export function OwnedPage({ pin, path, site, notFound }: Owned) {
  const page = loadPage(pin, path); // starts before the code is there
  const section = use(loadCode(pin));
  const { document } = use(page);
  const ownData = useCallback((path: string) => ownDataAt(pin, path), [pin]);
  const { search, hash } = useLocation();
  useEffect(() => {
    // Not at once: what is kept on the device is read by then.
    page.then(({ document: { url, aliases = [] } }) => aliases.forEach((alias) => void pageMoved(alias, url)));
  }, [page]);
  if (document.url !== path) return <Navigate to={document.url + search + hash} replace />;
  return (
    <PageContext value={page}>
      <OwnDataContext value={ownData}>
        {site !== undefined && <PageHead document={document} site={site} />}
        <Routed key={pin.code} routes={section.routes} path={path} notFound={notFound} />
      </OwnDataContext>
    </PageContext>
  );
}

function Routed({ routes, path, notFound }: { routes: RouteObject[]; path: string; notFound: ReactNode }): ReactNode {
  const location = useLocation();
  // Where a page stands in for another, its routes see its own address.
  const own = pathOf(location) === path ? location : { ...location, pathname: path };
  return useRoutes(routes, own) ?? notFound;
}
