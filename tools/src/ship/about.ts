import type { About } from '@roe/shared/contract';
import { ownerOf, retirementAt } from './addresses.ts';
import type { Candidate } from './gate.ts';
import { linkAdvice } from './link-advice.ts';

/** Addresses that site.json names, by their fields. */
export const aboutLinks = ({ search, ask, model, correct, contact }: About): Record<string, string> => ({
  'search.action': search.action,
  'ask.action': ask.action,
  'model.href': model.href,
  ...(correct && { 'correct.action': correct.action }),
  contact,
});

/** Each page that site.json names must be there, unless its section is yet to come, or was taken away. */
export function aboutErrors({ registry, pages, isComing }: Candidate): string[] {
  if (!registry.about) return [];
  const isAway = (href: string) => !ownerOf(registry, href) && (isComing(href) || retirementAt(registry, href));
  return Object.entries(aboutLinks(registry.about))
    .filter(([, href]) => !pages.has(href) && !isAway(href))
    .map(
      ([field, href]) =>
        `site.json: field "${field}": expected a page, received "${href}", which is none.${linkAdvice(href, 'site.json', pages.keys())}`,
    );
}
