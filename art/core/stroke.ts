import { bell } from './scalar.ts';

/** Light of a drawn line at a distance from its middle: a sharp core and a glow that fades slowly. `width` is the core's sigma. */
export const stroke = (distance: number, width: number): number =>
  bell(distance, width) + (0.09 * width) / (Math.abs(distance) + width);

/** Distance from a point to a straight piece of line. */
export function toSegment(x: number, y: number, fromX: number, fromY: number, toX: number, toY: number): number {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const along = Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy)));
  const restX = x - fromX - along * dx;
  const restY = y - fromY - along * dy;
  return Math.sqrt(restX * restX + restY * restY);
}
