import type { Pin } from '@roe/shared/contract';
import { PageContext } from '@roe/shared/frame';
import { type ReactNode, Suspense, use } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { loadPage } from '../loading/pages.ts';
import { loadCode, ownerOf } from '../loading/releases.ts';
import { pathOf } from '../path.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { PageHead } from './page-head.tsx';

/**
 * The section that owns the current URL. During a navigation the old page stays until the new one can be shown whole.
 * @param notFound what an address gets that is no page
 */
export function SectionHost({ site, notFound }: { site: string; notFound: ReactNode }) {
  const path = pathOf(useLocation());
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <FailureBoundary path={path} notFound={notFound}>
        <PageAt path={path} site={site} notFound={notFound} />
      </FailureBoundary>
    </Suspense>
  );
}

function PageAt({ path, site, notFound }: { path: string; site: string; notFound: ReactNode }) {
  const pin = use(ownerOf(path));
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
  return (
    <PageContext value={page}>
      {site !== undefined && <PageHead document={document} site={site} />}
      <Routed key={pin.code} routes={section.routes} path={path} notFound={notFound} />
    </PageContext>
  );
}

function Routed({ routes, path, notFound }: { routes: RouteObject[]; path: string; notFound: ReactNode }): ReactNode {
  const location = useLocation();
  // Where a page stands in for another, its routes see its own address.
  const own = pathOf(location) === path ? location : { ...location, pathname: path };
  return useRoutes(routes, own) ?? notFound;
}
