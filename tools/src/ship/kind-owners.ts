import type { Candidate } from './gate.ts';
import { isShipped, sectionsOf } from './ownership.ts';

/** A kind of pages belongs to one section: the search, feeds and what a visitor saved know it by its key alone. */
export function kindErrors(candidate: Candidate): string[] {
  const owned = sectionsOf(candidate).flatMap(({ id, kinds }) => Object.keys(kinds).map((kind) => ({ id, kind })));
  return owned.flatMap(({ id, kind }, index) => {
    const owner = owned.slice(0, index).find((earlier) => earlier.kind === kind);
    return owner && isShipped(candidate, id)
      ? `mfe-${id}/section.json: field "kinds": expected kinds that no other section has, received "${kind}", which mfe-${owner.id} has`
      : [];
  });
}
