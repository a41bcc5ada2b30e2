/** Words by which an answer is of a layer, in the order in which they are looked for (specification §9). */
const layerWords = [
  [1, /\b(?:pure consciousness|stillness|awareness)\b/i],
  [2, /\b(?:vibration|karma|energy|pattern)\b/i],
  [3, /\b(?:form|body|manifested|death)\b/i],
] as const;

/** The layer that an answer is of, and the word that tells; undefined where no word does. Only whole words count. */
export function layerOf(text: string): { layer: 1 | 2 | 3; word: string } | undefined {
  for (const [layer, words] of layerWords) {
    const word = words.exec(text)?.[0];
    if (word) return { layer, word };
  }
  return undefined;
}
