import { PageContext } from '@roe/shared/frame';
import { type ReactNode, Suspense, use } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { FailureBoundary } from './failure-boundary.tsx';
import { PageHead } from './page-head.tsx';
import { loadPage } from './pages.ts';
import { pathOf } from './path.ts';
import { loadCode, loadRegistry, pinAt } from './releases.ts';

/**
 * The section that owns the current URL. During a navigation the old page stays until the new one can be shown whole.
 * @param notFound what an address gets that is no page
 */
export function SectionHost({ site, notFound }: { site: string; notFound: ReactNode }) {
  const path = pathOf(useLocation());
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <FailureBoundary path={path} notFound={notFound}>
        <OwnedPage path={path} site={site} notFound={notFound} />
      </FailureBoundary>
    </Suspense>
  );
}

function OwnedPage({ path, site, notFound }: { path: string; site: string; notFound: ReactNode }) {
  if (!pinAt(path)) use(loadRegistry());
  const pin = pinAt(path);
  if (!pin) return notFound;
  const page = loadPage(pin, path); // starts before the code is there
  const section = use(loadCode(pin));
  return (
    <PageContext value={page}>
      <PageHead document={use(page).document} site={site} />
      <Routed key={pin.code} routes={section.routes} notFound={notFound} />
    </PageContext>
  );
}

function Routed({ routes, notFound }: { routes: RouteObject[]; notFound: ReactNode }): ReactNode {
  return useRoutes(routes) ?? notFound;
}
