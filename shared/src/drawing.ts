/** A place of a drawing: x to the right, y downwards, in the drawing's own units. */
export type Place = readonly [x: number, y: number];

/** A number as drawings have it: a tenth of a unit is seen nowhere. */
const number = (value: number): string => String(Math.round(value * 10) / 10 || 0);
const at = ([x, y]: Place): string => `${number(x)} ${number(y)}`;

/** @param radius in units */
export const circle = ([x, y]: Place, radius: number): string => {
  const r = number(radius);
  return `M${at([x - radius, y])}a${r} ${r} 0 1 0 ${number(2 * radius)} 0a${r} ${r} 0 1 0 ${number(-2 * radius)} 0z`;
};

/** Straight lines from place to place, of which there are at least two. */
export const path = (places: readonly Place[], isClosed = false): string =>
  `M${places.map(at).join('L')}${isClosed ? 'z' : ''}`;

/** A cubic Bézier curve from one place to another. */
export const curve = (from: Place, one: Place, two: Place, to: Place): string =>
  `M${at(from)}C${at(one)} ${at(two)} ${at(to)}`;

/** Angle in parts of a full turn from the top, clockwise. */
export const polar = (radius: number, turn: number): Place => [
  radius * Math.sin(turn * 2 * Math.PI),
  -radius * Math.cos(turn * 2 * Math.PI),
];
