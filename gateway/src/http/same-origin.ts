import type { MiddlewareHandler } from 'hono';
import { Problem } from './problem.ts';

/**
 * Refuses what another site makes a browser send. Clients that are no browsers send neither header and pass.
 * @param site tells the origin of the public site, where it is known: before the gateway may stand a proxy that changes `Host`
 * @throws {Problem} 403
 */
export const refuseForeign =
  (site: () => string | undefined): MiddlewareHandler =>
  async ({ req }, next) => {
    const fetchSite = req.header('sec-fetch-site');
    const origin = req.header('origin');
    const isOurs = fetchSite
      ? fetchSite === 'same-origin'
      : !origin || origin === site() || isSameHost(origin, req.url);
    if (!isOurs) {
      const received = `one from ${origin ?? `a page that is "${fetchSite}"`}`;
      throw new Problem(403, 'Another site', `Expected a request of this site's own pages, received ${received}.`);
    }
    await next();
  };

/** Proxies end TLS, so the scheme may differ. */
const isSameHost = (origin: string, url: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === new URL(url).host;
