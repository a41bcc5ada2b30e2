import { Problem } from './problem.ts';

/**
 * Refuses what another site makes a browser send. Clients that are no browsers send neither header and pass.
 * @param site origin of the public site, where it is known: before the gateway may stand a proxy that changes `Host`
 * @throws {Problem} 403
 */
export function refuseForeign(request: Request, site: string | undefined): void {
  const fetchSite = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isOurs = fetchSite ? fetchSite === 'same-origin' : !origin || origin === site || isSameHost(origin, request);
  if (isOurs) return;
  const received = `one from ${origin ?? `a page that is "${fetchSite}"`}`;
  throw new Problem(403, 'Another site', `Expected a request of this site's own pages, received ${received}.`);
}

/** Proxies end TLS, so the scheme may differ. */
const isSameHost = (origin: string, request: Request): boolean =>
  URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
