/** A place on the sheet: x to the right, y downwards, the middle at 0, the edge of a figure at about 240. */
export type Place = readonly [x: number, y: number];

/** A line of a figure, as the data of an SVG path. */
export interface Line {
  d: string;
  /** `guide` for what helps and is gone when the figure is whole; `thin`; `strong` for what is to be seen; `dot` for what is filled. */
  kind?: 'guide' | 'thin' | 'strong' | 'dot';
}

/** What one step of the construction adds. */
export type Step = Line[];

const number = (value: number): string => String(Math.round(value * 10) / 10 || 0);
const at = ([x, y]: Place): string => `${number(x)} ${number(y)}`;

export const circle = ([x, y]: Place, radius: number): string => {
  const r = number(radius);
  return `M${at([x - radius, y])}a${r} ${r} 0 1 0 ${number(2 * radius)} 0a${r} ${r} 0 1 0 ${number(-2 * radius)} 0z`;
};

/** @param places at least two */
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

/** The six places at one distance, 60 degrees apart. */
export const hexagon = (radius: number, offset = 0): Place[] =>
  Array.from({ length: 6 }, (_, index) => polar(radius, index / 6 + offset));
