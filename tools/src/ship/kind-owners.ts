import { isDeepStrictEqual } from 'node:util';
import type { Candidate } from './gate.ts';
import { isShipped, sectionsOf } from './ownership.ts';

/** Sections that have a kind in common say the same of it: the search, feeds and what a visitor saved know it by its key alone. */
export function kindErrors(candidate: Candidate): string[] {
  const owned = sectionsOf(candidate).flatMap(({ id, kinds }) =>
    Object.entries(kinds).map(([kind, is]) => ({ id, kind, is })),
  );
  return owned.flatMap(({ id, kind, is }, index) => {
    const owner = owned.slice(0, index).find((earlier) => earlier.kind === kind && !isDeepStrictEqual(earlier.is, is));
    return owner && isShipped(candidate, id)
      ? `mfe-${id}/section.json: field "kinds": expected kinds that no other section has, or says the same of, received "${kind}", of which mfe-${owner.id} says something else`
      : [];
  });
}
