/** Letters from which a word is long enough that one may be wrong in it, and two. */
const ONE_WRONG = 7;
const TWO_WRONG = 9;

/** The word of a list that a misspelt one is most likely meant to be: one that differs in a letter or, in a long word, in two. */
export function correctionOf(word: string, known: Iterable<string>): string | undefined {
  const most = word.length >= TWO_WRONG ? 2 : word.length >= ONE_WRONG ? 1 : 0;
  let best: string | undefined;
  let least = most + 1;
  for (const other of known) {
    if (least === 1 || other[0] !== word[0] || Math.abs(other.length - word.length) >= least) continue;
    const distance = distanceOf(word, other);
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}

/** Letters that are missing, too many, wrong or changed about: the restricted Damerau–Levenshtein distance. */
function distanceOf(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (row[j - 1] as number) + 1,
        (last[j] as number) + 1,
        (last[j - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] as number;
}
