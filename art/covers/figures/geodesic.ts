import { clamp, reach, reach3, TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';
import { project, turn, type Vector } from '../space.ts';

const GOLDEN = (1 + Math.sqrt(5)) / 2;

const corners: Vector[] = [-1, 1].flatMap((a) =>
  [-GOLDEN, GOLDEN].flatMap((b): Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);

/**
 * A geodesic sphere: the icosahedron's faces in equal triangles, blown up to the sphere (B. Fuller, 1954), with a
 * second one turned within and some faces lit.
 */
export const geodesic: Figure = (random) => {
  const frequency = pick(random, [3, 4, 5, 6]);
  const turned = turn(random() * TURN, random() * TURN, random() * TURN);
  const within = turn(random() * TURN, random() * TURN, random() * TURN);
  return (pen) => {
    for (const [radius, parts, turning, light] of [
      [0.52, Math.max(2, frequency - 2), within, 0.8],
      [1.0, frequency, turned, 1],
    ] as const)
      for (const face of faces()) {
        const at = (i: number, j: number): Vector => {
          const k = parts - i - j;
          const flat = [0, 1, 2].map(
            (axis) => i * face[0][axis as 0] + j * face[1][axis as 0] + k * face[2][axis as 0],
          );
          const length = reach3(Number(flat[0]), Number(flat[1]), Number(flat[2]));
          const [x = 0, y = 0, z = 0] = flat.map((value) => (value / length) * radius);
          return project(turning([x, y, z]), 4);
        };
        for (let i = 0; i < parts; i++)
          for (let j = 0; j < parts - i; j++) {
            const up = [at(i, j), at(i + 1, j), at(i, j + 1)] as const;
            const depth = (up[0][2] + up[1][2] + up[2][2]) / 3;
            const near = clamp(0.42 - depth * 0.62, 0.07, 1.1);
            const tone = clamp(reach(up[0][0], up[0][1]), 0, 1) * (radius < 1 ? 0.5 : 1);
            up.forEach(([x0, y0], corner) => {
              const [x1, y1] = up[(corner + 1) % 3] ?? up[0];
              pen.line([x0, y0], [x1, y1], { width: 0.9, light: light * near, tone });
            });
            pen.jewel(up[0][0], up[0][1], 0.8 + near, 2.6 * near * near, tone);
            if (random() < 0.22) {
              const middle = [0, 1].map((axis) => (up[0][axis as 0] + up[1][axis as 0] + up[2][axis as 0]) / 3);
              for (let inset = 0.08; inset < 0.9; inset += 0.1)
                pen.path(
                  up.map(
                    ([x, y]) => [x + (Number(middle[0]) - x) * inset, y + (Number(middle[1]) - y) * inset] as const,
                  ),
                  { width: 0.6, light: light * near * 0.5 * (1 - inset), tone },
                );
            }
          }
      }
    pen.lamp(0, 0, 0.4, 8);
  };
};

function faces(): [Vector, Vector, Vector][] {
  const isEdge = (a: Vector, b: Vector) => Math.abs(reach3(a[0] - b[0], a[1] - b[1], a[2] - b[2]) - 2) < 1e-6;
  return corners.flatMap((a, i) =>
    corners.flatMap((b, j) =>
      corners.flatMap((c, k): [Vector, Vector, Vector][] =>
        i < j && j < k && isEdge(a, b) && isEdge(b, c) && isEdge(a, c) ? [[a, b, c]] : [],
      ),
    ),
  );
}
