import { TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';

/**
 * The trace of two circling pendulums that come to rest: the sum of two turning arrows in a small ratio, a little out
 * of tune, so that each round lies beside the last (H. Irwine Whitty, The Harmonograph, 1893).
 */
export const harmonograph: Figure = (random) => {
  const [one, two, share] = pick(random, [
    [2, -3, 0.5],
    [3, -4, 0.5],
    [1, -3, 0.55],
    [1, -4, 0.6],
    [2, -5, 0.56],
    [3, -5, 0.52],
    [1, 6, 0.66],
  ]);
  const drift = (0.0075 + 0.005 * random()) * (random() < 0.5 ? -1 : 1);
  const decay = 0.0042 + 0.0016 * random();
  const phase = random() * TURN;
  const lean = random() * Math.PI;
  return (pen) => {
    const length = 560;
    const [c, s] = [Math.cos(lean), Math.sin(lean)];
    pen.stroke(0, length, length * 90, { width: 0.6, light: 0.52 }, (t, at) => {
      const [a, b] = [one * t + phase, (two + drift) * t];
      const [restA, restB] = [share * Math.exp(-decay * t), (1 - share) * Math.exp(-decay * 0.62 * t)];
      const x = restA * Math.cos(a) + restB * Math.cos(b);
      const y = restA * Math.sin(a) + restB * Math.sin(b);
      at.x = (x * c - y * s) * 1.62;
      at.y = (x * s + y * c) * 1.08;
      at.light = 0.5 + 0.5 * Math.exp(-decay * t);
      at.tone = 0.04 + 0.92 * (restA + restB);
    });
    pen.lamp(0, 0, 0.3, 6);
  };
};
