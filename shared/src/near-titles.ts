/** Pairs of neighbouring letters, without marks and without what divides words. */
function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

/** Sørensen–Dice coefficient of two sets, 0..1. */
function likeness(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * both) / (one.size + other.size);
}

/** What is offered at most. */
const MOST = 3;

/**
 * Those of several things whose name is most like a word that names none of them, the likest first.
 * @param namesOf what each can be called; the likest of its names counts
 * @param least likeness below which a thing is no help, 0..1
 */
export function nearest<Thing>(
  word: string,
  things: readonly Thing[],
  namesOf: (thing: Thing) => string[],
  least: number,
): Thing[] {
  const pairs = pairsOf(word);
  return things
    .map((thing) => ({ thing, likeness: Math.max(...namesOf(thing).map((name) => likeness(pairs, pairsOf(name)))) }))
    .filter((near) => near.likeness >= least)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ thing }) => thing);
}
