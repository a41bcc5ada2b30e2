import type { Random } from '../../core/random.ts';
import { clamp, reach, TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';
import type { Place } from '../pen.ts';
import { turn, type Vector } from '../space.ts';

/**
 * A Lissajous knot: x, y and z are cosines of three frequencies without a common divisor (M. Bogle and others, 1994).
 * Strands pass over and under.
 */
export const lissajousKnot: Figure = (random) => {
  const [fx, fy, fz] = pick(random, [
    [3, 2, 7],
    [3, 4, 7],
    [3, 5, 7],
    [2, 3, 5],
    [4, 5, 7],
    [5, 6, 7],
  ]);
  const [px, py] = smoothest(random, fx, fy);
  const turned = turn(0.12 * (random() - 0.5), 0.14 * (random() - 0.5), 0.14 * (random() - 0.5));
  const band = fx + fy > 8 ? 0.028 : 0.042;
  return (pen) => {
    const point = (t: number): Vector =>
      turned([1.42 * Math.cos(fx * t + px), 0.88 * Math.cos(fy * t + py), 0.5 * Math.cos(fz * t)]);
    const seen = (t: number, side: number) => {
      const [x, y, z] = point(t);
      const [x1, y1] = point(t + 1e-4);
      const length = reach(x1 - x, y1 - y) || 1;
      const near = 4 / (4 + z);
      const shift = band * side * near;
      return { x: x * near - ((y1 - y) / length) * shift, y: y * near + ((x1 - x) / length) * shift, z };
    };
    const pieces = 160;
    const order = Array.from({ length: pieces }, (_, i) => i)
      .map((i) => ({ i, depth: point(((i + 0.5) * TURN) / pieces)[2] }))
      .sort((one, two) => two.depth - one.depth);
    for (const { i } of order) {
      const from = (i * TURN) / pieces;
      const to = ((i + 1) * TURN) / pieces;
      // A little short of both ends: the soft edge of a veil must not dim the piece beside it.
      const along = Array.from({ length: 13 }, (_, step) => from + (to - from) * (0.012 + (0.976 * step) / 12));
      const edge = (side: number) => along.map((t): Place => [seen(t, side).x, seen(t, side).y]);
      pen.veil([...edge(1.45), ...edge(-1.45).reverse()], 0.06);
      for (let strand = -4; strand <= 4; strand++) {
        const side = strand / 4;
        pen.stroke(from, to, 20, { width: 0.8, light: 1 }, (t, at) => {
          const place = seen(t, side);
          at.x = place.x;
          at.y = place.y;
          at.light =
            clamp(0.7 - place.z * 0.8, 0.3, 1.2) * (Math.abs(strand) === 4 ? 1.25 : 0.75 - 0.5 * Math.abs(side));
          at.tone = clamp(0.55 + place.z * 0.95, 0.05, 1);
        });
      }
    }
    pen.lamp(0, 0, 0.34, 2.4);
  };
};

/** Of some chance phases those with which the thread, seen from the front, never slows down to a cusp. */
function smoothest(random: Random, fx: number, fy: number): [number, number] {
  let best: [number, number] = [0, 0];
  let bestSpeed = -1;
  for (let chance = 0; chance < 8; chance++) {
    const [px, py] = [random() * Math.PI, random() * Math.PI];
    let speed = Number.POSITIVE_INFINITY;
    for (let t = 0; t < TURN; t += 0.01)
      speed = Math.min(speed, reach(1.42 * fx * Math.sin(fx * t + px), 0.88 * fy * Math.sin(fy * t + py)));
    if (speed > bestSpeed) {
      best = [px, py];
      bestSpeed = speed;
    }
  }
  return best;
}
