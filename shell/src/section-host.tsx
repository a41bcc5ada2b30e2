import { PageContext } from '@roe/shared/frame';
import { type ReactNode, Suspense, use } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { FailureBoundary } from './failure-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageHead } from './page-head.tsx';
import { loadPage } from './pages.ts';
import { pathOf } from './path.ts';
import { loadCode, loadRegistry, pinAt } from './releases.ts';

/** The section that owns the current URL. During a navigation the old page stays until the new one can be shown whole. */
export function SectionHost({ site }: { site: string }) {
  const path = pathOf(useLocation());
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <FailureBoundary path={path}>
        <OwnedPage path={path} site={site} />
      </FailureBoundary>
    </Suspense>
  );
}

function OwnedPage({ path, site }: { path: string; site: string }) {
  if (!pinAt(path)) use(loadRegistry());
  const pin = pinAt(path);
  if (!pin) return <NotFoundPage />;
  const page = loadPage(pin, path); // starts before the code is there
  const section = use(loadCode(pin));
  return (
    <PageContext value={page}>
      <PageHead document={use(page).document} site={site} />
      <Routed key={pin.code} routes={section.routes} />
    </PageContext>
  );
}

function Routed({ routes }: { routes: RouteObject[] }): ReactNode {
  return useRoutes(routes) ?? <NotFoundPage />;
}
