import type { Registry } from '@roe/shared/contract';
import { fillPattern, matchPattern, type Params } from '@roe/shared/contract/pattern';
import type { ComposedPage, SitePages } from './site-pages.ts';

/** What an address gets that is no page: a redirect, for good where its section was retired, or a page with a status. */
type NotFound = { redirect: string; status: 302 | 308 } | { page: ComposedPage; status: number };

/** What the sections say of addresses that are none of their pages. */
export interface AddressRules {
  /** Target of a permanent redirect. */
  redirectAt(path: string): string | undefined;
  notFoundAt(path: string): NotFound | undefined;
}

export function addressRules(
  { sections, retired }: Registry,
  { pageAt, movedTo, isGone, notFound }: SitePages,
): AddressRules {
  const releases = Object.values(sections);
  const redirects = releases.map(({ redirects }) => redirects);
  const rules = releases.map(({ missing }) => missing);

  return {
    redirectAt(path) {
      const match = firstMatch(redirects, path);
      return movedTo(path) ?? (match && fillPattern(match.value, match.params));
    },
    notFoundAt(path) {
      const isTakenBack = isGone(path);
      const { value: rule, params = {} } = (!isTakenBack && firstMatch(rules, path)) || {};
      if (rule && 'redirect' in rule) return { redirect: fillPattern(rule.redirect, params), status: 302 };
      const page = rule && pageAt(rule.page);
      if (page) return { page, status: rule.status };
      const retirement = Object.values(retired ?? {}).find(({ addresses }) =>
        addresses.some((pattern) => matchPattern(pattern, path)),
      );
      if (retirement?.heir) return { redirect: retirement.heir, status: 308 };
      return notFound && { page: notFound, status: retirement || isTakenBack ? 410 : 404 };
    },
  };
}

/** The value of the first pattern that matches. */
function firstMatch<Value>(
  sections: Record<string, Value>[],
  path: string,
): { value: Value; params: Params } | undefined {
  for (const section of sections) {
    for (const [pattern, value] of Object.entries(section)) {
      const params = matchPattern(pattern, path);
      if (params) return { value, params };
    }
  }
  return undefined;
}
