import { useLocation } from 'react-router-dom';
import { about } from '../about.ts';
import { useSite } from '../loading/site-context.ts';
import { pathOf } from '../path.ts';
import { NotFoundNotice } from './not-found-notice.tsx';
import { OwnedPage } from './section-host.tsx';

/** An address that nobody owns: says so, offers what is like it, and shows the page that stands in. */
export function NotFoundPage() {
  const page = useSite().notFoundPage();
  return (
    <>
      <title>{`Page not found · ${about.shortName}`}</title>
      <meta name="robots" content="noindex" />
      <NotFoundNotice key={pathOf(useLocation())} hasPage={page !== undefined} />
      {page && <OwnedPage pin={page.pin} path={page.path} notFound={null} />}
    </>
  );
}
