import type { NavEntry, Placement } from '@roe/shared/contract';
import { placedIn } from '@roe/shared/contract/nav';
import { matchPattern } from '@roe/shared/contract/pattern';
import { placements } from '@roe/shared/contract/schema';
import type { Candidate } from './gate.ts';
import { isShipped, sectionsOf } from './ownership.ts';

/** The most links of a placement, over all sections: they are read at a glance, and the header has room for one button. */
const most: Record<Placement, number> = { menu: 20, footer: 20, action: 1 };

/** What the shell shows of sections on every page belongs to all: each link leads into its own section, no two of a placement look or lead alike, and there are not too many. */
export const menuErrors = (candidate: Candidate): string[] => [
  ...foreignErrors(candidate),
  ...placements.flatMap((placement) => placementErrors(candidate, placement)),
];

const placeOf = (id: string): string => `mfe-${id}/section.json: field "nav"`;

const foreignErrors = (candidate: Candidate): string[] =>
  sectionsOf(candidate)
    .filter(({ id }) => isShipped(candidate, id))
    .flatMap(({ id, paths, nav }) =>
      nav
        .flatMap(({ href, pages = [] }) => [href, ...pages])
        .filter((path) => !paths.some((pattern) => matchPattern(pattern, path) || pattern.startsWith(`${path}/`)))
        .map((path) => `${placeOf(id)}: expected links to pages of the section itself, received "${path}"`),
    );

function placementErrors(candidate: Candidate, placement: Placement): string[] {
  const entries = sectionsOf(candidate).flatMap(({ id, nav }) =>
    placedIn(nav, placement).map((entry) => ({ id, entry })),
  );
  const shipped = entries.filter(({ id }) => isShipped(candidate, id));
  const twins = shipped.flatMap((added) => {
    const { id, entry } = added;
    const twin = entries.slice(0, entries.indexOf(added)).find((earlier) => isAlike(earlier.entry, entry));
    return twin
      ? `${placeOf(id)}: expected entries that the ${placement} does not have yet, received "${entry.label}" → ${entry.href}; mfe-${twin.id} has "${twin.entry.label}" → ${twin.entry.href}`
      : [];
  });
  if (shipped.length === 0 || entries.length <= most[placement]) return twins;
  const whose = entries.map(({ id, entry }) => `"${entry.label}" of mfe-${id}`).join(', ');
  return [
    ...twins,
    `The ${placement}: expected at most ${most[placement]} of "nav" in section.json, over all sections, received ${entries.length}: ${whose}. Leave some out.`,
  ];
}

const isAlike = (one: NavEntry, other: NavEntry): boolean =>
  one.href === other.href || one.label.trim().toLowerCase() === other.label.trim().toLowerCase();
