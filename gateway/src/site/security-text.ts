import type { LiveSite } from './live-site.ts';

const MONTH = 30 * 86_400_000;

/**
 * Where vulnerabilities are reported (RFC 9116): by the site's own form, which whoever runs this gateway reads. It is made when it is asked
 * for, so it runs out a month after the gateway stopped answering.
 * @param now milliseconds since 1970
 * @returns undefined where the site has no such form, or no TLS, which the standard asks for
 */
export function securityText({ registry: { site, about }, pageAt }: LiveSite, now: number): string | undefined {
  if (!site.startsWith('https:') || !about || !pageAt(about.contact)) return undefined;
  return `Contact: ${site}${about.contact}
Expires: ${new Date(now + MONTH).toISOString()}
Preferred-Languages: ${about.language}
Canonical: ${site}/.well-known/security.txt
`;
}
