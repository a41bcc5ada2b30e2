interface Size {
  width: number;
  height: number;
}

/** Pixels between a card and what it belongs to, and between a card and the window's edge. */
const GAP = 8;

/**
 * Where a card stands: below a word, or above it where there is more room, and inside the window.
 * @param word in the window's coordinates, pixels
 * @returns corner of the card, in the same
 */
export function placeBeside(
  word: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
  card: Size,
  window: Size,
): { left: number; top: number } {
  const left = Math.max(GAP, Math.min(word.left, window.width - card.width - GAP));
  const below = word.bottom + GAP;
  const above = word.top - GAP - card.height;
  const isBelow = below + card.height <= window.height || window.height - word.bottom >= word.top;
  return { left, top: Math.max(GAP, isBelow ? below : above) };
}
