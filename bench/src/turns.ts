/** In each run every one comes first, second and last by turns, and after each of the others. */
export function inTurn<Item>(items: readonly Item[], run: number): Item[] {
  const rotated = items.map((_, index) => items[(index + run) % items.length] as Item);
  return run % 2 ? rotated.reverse() : rotated;
}
