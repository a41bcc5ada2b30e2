import type { SpiralGalaxy } from './spiral-galaxy.ts';

/** A galaxy in the picture: its middle and radius in half heights, its tilt against the line of sight, its turn; radians. */
export interface Placed {
  x: number;
  y: number;
  radius: number;
  tilt: number;
  turn: number;
  brightness: number;
  kind: SpiralGalaxy;
}
/** How fast the lines of sight part: the eye is far away. */
export const PERSPECTIVE = 0.1;
/** Distance of the eye's plane from a galaxy's middle, in its radii. */
export const DISTANCE = 4;

/** Sines and cosines of its tilt and its turn. */
export const angles = ({ tilt, turn }: Placed) => ({
  cosTilt: Math.cos(tilt),
  sinTilt: Math.sin(tilt),
  cosTurn: Math.cos(turn),
  sinTurn: Math.sin(turn),
});
