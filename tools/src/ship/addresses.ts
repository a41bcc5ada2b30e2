import type { Retirement, SectionRelease } from '@roe/shared/contract';
import { matchPattern } from '@roe/shared/contract/pattern';
import type { Candidate } from './gate.ts';
import { linkAdvice } from './link-advice.ts';

/** Menu, redirects, rules for what is missing, and heirs must lead to pages. */
export function targetErrors(candidate: Candidate): string[] {
  const heirs = Object.entries(candidate.registry.retired ?? {})
    .filter(([, { heir }]) => heir !== null && !candidate.pages.has(heir) && !candidate.moved.has(heir))
    .map(([id, { heir }]) => `The heir of ${id}: expected a page, received "${heir}", which is none`);
  const targets = Object.values(candidate.registry.sections).flatMap(({ id, nav, redirects, missing }) => {
    const targets = [
      ...nav.map(({ href }) => ({ field: 'nav', href, isLink: true })),
      ...Object.values(redirects).map((href) => ({ field: 'redirects', href, isLink: true })),
      ...Object.values(missing).map((rule) => ({
        field: 'missing',
        href: 'redirect' in rule ? rule.redirect : rule.page,
        isLink: 'redirect' in rule,
      })),
    ];
    const leadsOn = (url: string, isLink: boolean) => candidate.pages.has(url) || (isLink && candidate.moved.has(url));
    return targets
      .filter(({ href, isLink }) => !/\/:/.test(href) && !leadsOn(href.replace(/[?#].*$/, ''), isLink))
      .map(
        ({ field, href }) =>
          `mfe-${id}/section.json: field "${field}": expected links to pages, received "${href}", which is none.${linkAdvice(href, `mfe-${id}/section.json`, candidate.pages.keys())}`,
      );
  });
  return [...targets, ...heirs];
}

/** The live section that an address belongs to. */
export const ownerOf = ({ sections }: Candidate['registry'], url: string): SectionRelease | undefined =>
  Object.values(sections).find(({ paths }) => paths.some((pattern) => matchPattern(pattern, url)));

/** Whether who asks for it is led to another page. */
export const isRedirected = ({ registry, moved }: Candidate, url: string): boolean =>
  moved.has(url) ||
  Object.values(registry.sections).some(({ redirects }) =>
    Object.keys(redirects).some((pattern) => matchPattern(pattern, url)),
  ) ||
  Boolean(retirementAt(registry, url)?.heir);

/** The retired section that an address belonged to. */
export const retirementAt = ({ retired = {} }: Candidate['registry'], url: string): Retirement | undefined =>
  Object.values(retired).find(({ addresses }) => addresses.some((pattern) => matchPattern(pattern, url)));

/** Live addresses that would lead nowhere. */
export function droppedErrors(candidate: Candidate): string[] {
  const { pages, gone, livePages, liveMoved, registry } = candidate;
  return [...livePages.keys(), ...liveMoved.keys()]
    .filter((url) => !pages.has(url) && !gone.has(url) && !isRedirected(candidate, url) && !retirementAt(registry, url))
    .map(
      (url) =>
        `${url} is live and would be gone. Keep the page, name the address among the "aliases" of the page that follows it or under "redirects" in section.json, or withdraw it.`,
    );
}
