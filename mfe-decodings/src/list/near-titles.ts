import type { DecodingSummary } from '../decoding.ts';

/** Share of its pieces that an address must have in common with a slug, 0..1. */
const NEAR = 0.35;

/** The decodings, at most three, that an address which is none may have meant; the nearest first. */
export function nearDecodings(missing: string, decodings: DecodingSummary[]): DecodingSummary[] {
  const wanted = piecesOf(missing);
  const near = decodings.map((decoding) => ({ decoding, likeness: likeness(wanted, piecesOf(decoding.slug)) }));
  return near
    .filter(({ likeness }) => likeness >= NEAR)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ decoding }) => decoding);
}

/** All runs of two letters, without what divides words. */
function piecesOf(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

/** Sørensen–Dice coefficient, 0..1. */
const likeness = (a: Set<string>, b: Set<string>): number =>
  a.size + b.size === 0 ? 0 : (2 * [...a].filter((piece) => b.has(piece)).length) / (a.size + b.size);
