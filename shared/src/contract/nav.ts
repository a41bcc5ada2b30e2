import type { Kind, NavEntry, Placement, SectionRelease } from './contract.ts';

/** The links of one placement, in their order. */
export const placedIn = (nav: readonly NavEntry[], placement: Placement): NavEntry[] =>
  nav.filter((entry) => (entry.placement ?? 'menu') === placement);

/** Whether a page belongs to a link: its own, one that it names, or one below either. Below "/" there is none. */
export const isUnder = ({ href, pages = [] }: NavEntry, pathname: string): boolean =>
  [href, ...pages].some((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));

/** The links of all sections, by their order. */
export const navOf = (sections: Record<string, Pick<SectionRelease, 'nav'>>): NavEntry[] =>
  Object.values(sections)
    .flatMap(({ nav }) => nav)
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));

/** The kinds of pages of all sections, by key: in the order in which the menu leads to the sections, then in their own. */
export function kindsOf(sections: Record<string, Pick<SectionRelease, 'nav' | 'kinds'>>): Record<string, Kind> {
  const placeOf = ({ nav }: Pick<SectionRelease, 'nav'>) =>
    Math.min(...placedIn(nav, 'menu').map(({ order }) => order));
  const sorted = Object.values(sections).sort((a, b) => placeOf(a) - placeOf(b));
  return Object.assign({}, ...sorted.map(({ kinds }) => kinds));
}
