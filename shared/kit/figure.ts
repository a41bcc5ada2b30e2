import type { Element } from 'hast';
import { s } from 'hastscript';
import { type Place, path } from '../src/drawing.ts';

/** Units that every figure is wide. A phone of 320 px shows 288 px of them, so the letters are the larger the narrower it is. */
export const WIDTH = 360;

/** A colour of the theme, or for a figure about colours one of its own. */
export type Ink =
  | 'ink'
  | 'ink-soft'
  | 'ink-faint'
  | 'line'
  | 'edge'
  | 'gold'
  | 'ground'
  | 'surface'
  | 'layer-1'
  | 'layer-2'
  | 'layer-3'
  | `#${string}`;

/** A range that a reader may move, below the figure. */
export interface Control {
  label: string;
  min: number;
  max: number;
  step: number;
  /** What the picture shows without a script. */
  value: number;
  /** The value in words. */
  says: string;
}

/** A diagram in a text: 360 units wide, the origin in its upper left corner. */
export interface Figure {
  height: number;
  marks: Element[];
  controls?: Control[];
}

interface Stroke {
  ink?: Ink;
  /** Pixels on the screen, whatever the figure's size. */
  width?: number;
  dash?: string;
  /** Name of what a control changes. */
  part?: string;
}

/** The value of a presentation attribute. */
const paint = (ink: Ink): string => (ink.startsWith('#') ? ink : `var(--${ink})`);

/** A line along a path, as thick as a hair if nothing else is said. */
export const stroke = (d: string, { ink = 'ink-faint', width = 1, dash, part }: Stroke = {}): Element =>
  s('path', { d, stroke: paint(ink), strokeWidth: width, strokeDashArray: dash, dataPart: part });

/** A straight arrow; its head is 7 units long. */
export function arrow(from: Place, to: Place, look: Stroke = {}): Element {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (side: number): Place => [to[0] - 7 * Math.cos(turn + side), to[1] - 7 * Math.sin(turn + side)];
  return stroke(path([from, to]) + path([barb(0.45), to, barb(-0.45)]), look);
}

/** @param opacity 0..1 */
export const filled = (d: string, ink: Ink, { opacity, part }: { opacity?: number; part?: string } = {}): Element =>
  s('path', { d, fill: paint(ink), fillOpacity: opacity, dataPart: part });

interface Letters {
  ink?: Ink;
  anchor?: 'start' | 'middle' | 'end';
  isStrong?: boolean;
  isSmall?: boolean;
  /** 0..1. */
  opacity?: number;
  part?: string;
}

/** Words beside a place, one line or several; the place is on the first line's foot. */
export function words(
  lines: string | string[],
  [x, y]: Place,
  { ink = 'ink-soft', anchor = 'middle', isStrong, isSmall, opacity, part }: Letters = {},
): Element {
  const [first = '', ...others] = [lines].flat();
  const attributes = {
    x,
    y,
    fill: paint(ink),
    fillOpacity: opacity,
    textAnchor: anchor === 'start' ? undefined : anchor,
    fontWeight: isStrong ? 600 : undefined,
    fontSize: isSmall ? '.92em' : undefined,
    dataPart: part,
  };
  return s('text', attributes, [first, ...others.map((line) => s('tspan', { x, dy: '1.25em' }, line))]);
}
