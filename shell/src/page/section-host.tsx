import type { Pin } from '@roe/shared/contract';
import { OwnDataContext, PageContext } from '@roe/shared/frame';
import { pageMoved } from '@roe/shared/state/saved';
import { type ReactNode, Suspense, use, useCallback, useEffect } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { NotFoundError } from '../loading/json.ts';
import { useSite } from '../loading/site-context.ts';
import { pathOf } from '../path.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { PageHead } from './page-head.tsx';
import { TextFoot } from './text-foot.tsx';

interface Props {
  /** What an address gets that is no page. */
  notFound: ReactNode;
}

/** The section that owns the current URL. During a navigation the old page stays until the new one can be shown whole. */
export function SectionHost({ notFound }: Props) {
  const site = useSite();
  const path = pathOf(useLocation());
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <FailureBoundary site={site} path={path} notFound={notFound}>
        <PageAt path={path} notFound={notFound} />
      </FailureBoundary>
    </Suspense>
  );
}

function PageAt({ path, notFound }: Props & { path: string }) {
  const site = useSite();
  use(site.lookUp(path));
  const pin = site.releaseAt(path);
  if (!pin && path !== site.documentPath) throw new NotFoundError(path);
  return pin ? <OwnedPage pin={pin} path={path} hasHead notFound={notFound} /> : notFound;
}

interface Owned extends Props {
  pin: Pin;
  path: string;
  /** Whether the document's head is the page's own. */
  hasHead?: boolean;
}

/** A page of a section. */
export function OwnedPage({ pin, path, hasHead = false, notFound }: Owned) {
  const site = useSite();
  const page = site.page(pin, path); // starts before the code is there
  const routes = use(site.routes(use(site.code(pin)), path));
  const { document } = use(page);
  const ownData = useCallback((path: string) => site.ownDataAt(pin, path), [site, pin]);
  const { search, hash } = useLocation();
  useEffect(() => {
    // Not at once: what is kept on the device is read by then.
    page.then(({ document: { url, aliases = [] } }) => aliases.forEach((alias) => void pageMoved(alias, url)));
  }, [page]);
  if (document.url !== path) return <Navigate to={document.url + search + hash} replace />;
  return (
    <PageContext value={page}>
      <OwnDataContext value={ownData}>
        {hasHead && <PageHead document={document} />}
        <Routed key={pin.code} routes={routes} path={path} notFound={notFound} />
        {hasHead && <TextFoot document={document} />}
      </OwnDataContext>
    </PageContext>
  );
}

function Routed({ routes, path, notFound }: { routes: RouteObject[]; path: string; notFound: ReactNode }): ReactNode {
  const location = useLocation();
  // Where a page stands in for another, its routes see its own address.
  const ownLocation = pathOf(location) === path ? location : { ...location, pathname: path };
  return useRoutes(routes, ownLocation) ?? notFound;
}
