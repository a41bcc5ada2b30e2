import { clamp, TURN } from '../../core/scalar.ts';
import type { Figure } from '../figure.ts';
import { project, turn } from '../space.ts';

/**
 * A torus woven of closed threads that go once around it and once through it, in both directions. On the right slope
 * these are Villarceau's circles (Y. Villarceau, 1848). Threads on the near side are bright.
 */
export const torus: Figure = (random) => {
  const turned = turn(random() * TURN, 0.86 + 0.2 * random(), 0.22 * (random() - 0.5));
  const tube = 0.42 + 0.08 * random();
  const threads = 84 + 6 * Math.floor(random() * 5);
  return (pen) => {
    const ring = 0.72;
    for (const direction of [-1, 1])
      for (let i = 0; i < threads; i++) {
        const phase = (i * TURN) / threads;
        pen.stroke(0, TURN, 420, { width: 0.6, light: 0.4 }, (t, at) => {
          const around = phase + direction * t;
          const [ct, st] = [Math.cos(t), Math.sin(t)];
          const [ca, sa] = [Math.cos(around), Math.sin(around)];
          const place = turned([(ring + tube * ct) * ca, (ring + tube * ct) * sa, tube * st]);
          const normal = turned([ct * ca, ct * sa, st]);
          const [x, y] = project(place, 4.4);
          at.x = x * 1.1;
          at.y = y * 1.1 + 0.07;
          const facing = -normal[2];
          const edge = 1 - Math.abs(facing);
          at.light = facing > 0 ? 0.3 + 0.55 * facing + 0.5 * edge * edge : 0.07;
          at.tone = clamp(0.56 + 0.5 * ct);
        });
      }
    pen.lamp(0, 0.07, 0.46, 9);
  };
};
