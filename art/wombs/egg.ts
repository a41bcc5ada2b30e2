import { GOLDEN, reach3, square } from '../core/scalar.ts';

/** A line of sight: it starts at (0, fromY, fromZ) and has the direction (x, y, z) of unit length. */
export interface Sight {
  fromY: number;
  fromZ: number;
  x: number;
  y: number;
  z: number;
}

/** The egg stands upright: its middle, half height and half width, and how much narrower its top is. */
export const EGG = { middle: 0.52, halfHeight: 0.5, halfWidth: 0.385, taper: 0.13 };

const widthAt = (up: number): number => EGG.halfWidth * (1 - EGG.taper * up);

/** Distance along a line of sight to the place closest to the egg's middle. */
export const nearestTo = ({ fromY, fromZ, y, z }: Sight): number => -(fromY * y + (fromZ - EGG.middle) * z);

/** How deep in the egg a point of a line of sight is: 0 at its middle, 1 on its shell. */
function depthAt({ fromY, fromZ, x, y, z }: Sight, at: number): number {
  const up = (fromZ + z * at - EGG.middle) / EGG.halfHeight;
  const width = widthAt(up);
  return Math.sqrt((square(x * at) + square(fromY + y * at)) / (width * width) + up * up);
}

/**
 * Distances at which a line of sight enters and leaves the egg, and how deep it comes, 0..1; nothing where it misses.
 * The deepest point is found by golden section (Kiefer, 1953), the shell by halving.
 */
export function crossEgg(sight: Sight): { enter: number; leave: number; depth: number } | undefined {
  const nearest = nearestTo(sight);
  if (depthAt(sight, nearest) > 1.25) return undefined;
  let from = nearest - 0.8;
  let to = nearest + 0.8;
  for (let round = 0; round < 26; round++) {
    const a = from + (to - from) * (1 - GOLDEN);
    const b = from + (to - from) * GOLDEN;
    if (depthAt(sight, a) < depthAt(sight, b)) to = b;
    else from = a;
  }
  const deepest = (from + to) / 2;
  const depth = depthAt(sight, deepest);
  if (depth >= 1) return undefined;
  const shellOn = (side: number) => {
    let within = deepest;
    let without = deepest + side * 1.4;
    for (let round = 0; round < 24; round++) {
      const between = (within + without) / 2;
      if (depthAt(sight, between) > 1) without = between;
      else within = between;
    }
    return within;
  };
  return { enter: shellOn(-1), leave: shellOn(1), depth };
}

/** The direction of unit length that stands upright on the shell at a point of it. */
export function normalAt(x: number, y: number, z: number): { x: number; y: number; z: number } {
  const up = (z - EGG.middle) / EGG.halfHeight;
  const width = widthAt(up);
  const around = (x * x + y * y) / (width * width * width);
  const nx = x / (width * width);
  const ny = y / (width * width);
  const nz = (up + around * EGG.taper * EGG.halfWidth) / EGG.halfHeight;
  const unit = 1 / reach3(nx, ny, nz);
  return { x: nx * unit, y: ny * unit, z: nz * unit };
}
