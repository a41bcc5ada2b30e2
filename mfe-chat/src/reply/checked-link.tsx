import { isSitePath } from '@roe/shared/site-path';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link of an answer: to a page of this site, or to another site, which is named. Anything else is no link. */
export function CheckedLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (isSitePath(href)) return <Link to={href}>{children}</Link>;
  const host = href && hostOf(href);
  if (!host) return children;
  return (
    <a href={href} rel="noopener noreferrer nofollow ugc">
      {children} ({host})
    </a>
  );
}

/** The host that an address of the web leads to. */
function hostOf(href: string): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.host : undefined;
}
