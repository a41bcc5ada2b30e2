/** The golden angle, in radians: leaves that follow each other by it never shade each other. */
export const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

export type Vector = readonly [x: number, y: number, z: number];

/** Turns by three angles in radians: about z, then about x, then about y. */
export function turn(aboutZ: number, aboutX: number, aboutY: number): (vector: Vector) => Vector {
  const [cz, sz] = [Math.cos(aboutZ), Math.sin(aboutZ)];
  const [cx, sx] = [Math.cos(aboutX), Math.sin(aboutX)];
  const [cy, sy] = [Math.cos(aboutY), Math.sin(aboutY)];
  return ([x, y, z]) => {
    const [x1, y1] = [x * cz - y * sz, x * sz + y * cz];
    const [y2, z2] = [y1 * cx - z * sx, y1 * sx + z * cx];
    return [x1 * cy - z2 * sy, y2, x1 * sy + z2 * cy];
  };
}

/** Seen from `distance` in front of the origin: larger z is farther away. The third number is the depth. */
export function project([x, y, z]: Vector, distance: number): Vector {
  const scale = distance / (distance + z);
  return [x * scale, y * scale, z];
}

/** `count` places spread evenly over the unit sphere along a golden spiral. */
export function spherePoints(count: number): Vector[] {
  return Array.from({ length: count }, (_, i) => {
    const z = 1 - (2 * (i + 0.5)) / count;
    const side = Math.sqrt(1 - z * z);
    return [side * Math.cos(i * GOLDEN_ANGLE), side * Math.sin(i * GOLDEN_ANGLE), z];
  });
}
