import type { About } from '@roe/shared/contract';
import { matchPattern } from '@roe/shared/contract/pattern';
import type { Candidate } from './gate.ts';

/** Addresses that site.json names, by their fields. */
export const aboutLinks = ({ search, ask, model, contact }: About): Record<string, string> => ({
  'search.action': search.action,
  'ask.action': ask.action,
  'model.href': model.href,
  contact,
});

/** Each page that site.json names must be there, as soon as a section has its address. */
export function aboutErrors({ registry: { about, sections }, pages }: Candidate): string[] {
  if (!about) return [];
  const isOwned = (href: string) =>
    Object.values(sections).some(({ paths }) => paths.some((pattern) => matchPattern(pattern, href)));
  return Object.entries(aboutLinks(about))
    .filter(([, href]) => isOwned(href) && !pages.has(href))
    .map(([field, href]) => `site.json: field "${field}": expected a page, received "${href}", which is none`);
}
