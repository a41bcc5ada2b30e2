import type { NavEntry } from '@roe/shared/contract';
import { matchPattern } from '@roe/shared/contract/pattern';
import type { Candidate } from './gate.ts';
import { isShipped, sectionsOf } from './ownership.ts';

/** The most entries that the menu has, over all sections: what does not fit into a row stands below "More", and is read there at a glance. */
const MOST_ENTRIES = 20;

/** The menu belongs to all: each entry leads into its own section, no two look or lead alike, and there are not too many. */
export function menuFaults(candidate: Candidate): string[] {
  const entries = sectionsOf(candidate).flatMap(({ id, paths, nav }) => nav.map((entry) => ({ id, paths, entry })));
  const shipped = entries.filter(({ id }) => isShipped(candidate, id));
  return [
    ...shipped.flatMap((added) => {
      const { id, paths, entry } = added;
      const place = `mfe-${id}/section.json: field "nav"`;
      const twin = entries.slice(0, entries.indexOf(added)).find((earlier) => isAlike(earlier.entry, entry));
      return [
        ...(paths.some((pattern) => matchPattern(pattern, entry.href))
          ? []
          : [`${place}: expected links to pages of the section itself, received "${entry.href}"`]),
        ...(twin
          ? [
              `${place}: expected entries that the menu does not have yet, received "${entry.label}" → ${entry.href}; mfe-${twin.id} has "${twin.entry.label}" → ${twin.entry.href}`,
            ]
          : []),
      ];
    }),
    ...(shipped.length > 0 && entries.length > MOST_ENTRIES
      ? [
          `The menu: expected at most ${MOST_ENTRIES} entries over all sections, received ${entries.length}. Leave some out of "nav" in section.json.`,
        ]
      : []),
  ];
}

const isAlike = (one: NavEntry, other: NavEntry): boolean =>
  one.href === other.href || one.label.trim().toLowerCase() === other.label.trim().toLowerCase();
