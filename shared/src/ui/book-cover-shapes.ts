/** A drawing of lines round the middle of a field from -72 to 72, as path data. */
export interface Drawing {
  /** Lines in full light. */
  bright: string;
  /** Lines that stand back. */
  faint: string;
}

/** What the seed decides, one thing after another. */
export interface Chance {
  choose: <Value>(from: readonly Value[]) => Value;
  /** A whole number, both ends included. */
  between: (from: number, to: number) => number;
}

export const RADIUS = 66;

/** A point on a circle; the angle in turns, from the top, clockwise. */
export function at(radius: number, turns: number): string {
  const angle = (turns - 0.25) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

export const circle = (radius: number, [x, y] = [0, 0]): string =>
  `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** A shape for each of `count` equal parts of a turn; `part` is where it begins, in turns. */
export const round = (count: number, shape: (part: number) => string): string =>
  Array.from({ length: count }, (_, index) => shape(index / count)).join('');
