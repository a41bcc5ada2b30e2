import { gaussian } from '../../core/random.ts';
import { clamp, reach3, TURN } from '../../core/scalar.ts';
import type { Figure } from '../figure.ts';
import { project, spherePoints, turn, type Vector } from '../space.ts';

/**
 * Indra's net (Avataṃsaka-sūtra): a jewel at every knot, each tied to its nearest neighbours, on three shells around
 * one light.
 */
export const indrasNet: Figure = (random) => {
  const turned = turn(random() * TURN, 0.5, random() * TURN);
  const shells: [number, number][] = [
    [260 + Math.floor(random() * 80), 1.02],
    [110, 0.64],
    [40, 0.33],
  ];
  return (pen) => {
    const jewels = shells.flatMap(([count, radius]) =>
      spherePoints(count).map(([x, y, z]): Vector => {
        const scattered: Vector = [x + 0.04 * gaussian(random), y + 0.04 * gaussian(random), z];
        const [u, v, w] = turned(scattered);
        return project([u * radius, v * radius, w * radius], 3.6);
      }),
    );
    const nearness = ([, , z]: Vector) => clamp(0.5 - z * 0.52, 0.04, 1.1);
    jewels.forEach((jewel, i) => {
      const [x, y, z] = jewel;
      const neighbours = jewels
        .map((other, j) => ({ j, other, far: reach3(x - other[0], y - other[1], z - other[2]) }))
        .filter(({ j }) => j !== i)
        .sort((one, two) => one.far - two.far)
        .slice(0, 5);
      for (const { j, other } of neighbours) {
        if (j < i && random() < 0.7) continue;
        const near = (nearness(jewel) + nearness(other)) / 2;
        pen.line([x, y], [other[0], other[1]], { width: 0.7, light: 0.95 * near * near });
      }
      const near = nearness(jewel);
      pen.jewel(x, y, 0.8 + 1.6 * near, 4 * near * near);
      if (random() < 0.14) pen.lamp(x, y, 0.05 + 0.08 * near, 6 * near);
    });
    pen.lamp(0, 0, 0.42, 8);
  };
};
