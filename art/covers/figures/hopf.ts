import { clamp, TURN } from '../../core/scalar.ts';
import type { Figure } from '../figure.ts';
import { turn } from '../space.ts';

/**
 * Fibres of the Hopf fibration (H. Hopf, 1931), seen stereographically: circles, each linked once with every other,
 * that fill nested tori. The outer tori are left open so that the inner ones show.
 */
export const hopf: Figure = (random) => {
  const turned = turn(random() * TURN, 0.8 + 0.35 * random(), 0.3 * (random() - 0.5));
  const open = 0.42 + 0.22 * random();
  const lag = 0.2 + 0.5 * random();
  const shells = [
    { latitude: 0.5, fibres: 36, part: 1, tone: 0.06 },
    { latitude: 0.95, fibres: 54, part: 1 - 0.3 * open, tone: 0.36 },
    { latitude: 1.42, fibres: 60, part: 1 - 0.75 * open, tone: 0.68 },
    { latitude: 1.86, fibres: 56, part: 1 - open, tone: 1 },
  ];
  return (pen) => {
    shells.forEach(({ latitude, fibres, part, tone }, shell) => {
      const [c, s] = [Math.cos(latitude / 2), Math.sin(latitude / 2)];
      for (let i = 0; i < fibres; i++) {
        const phase = (i / fibres) * TURN * part + shell * lag;
        const isFirst = i === 0 && part < 1;
        pen.stroke(0, TURN, 420, { width: isFirst ? 1.2 : 0.6, light: 0.6 }, (t, at) => {
          const w = 0.5 / (1.05 - s * Math.sin(t));
          const [x, y, z] = turned([c * Math.cos(t + phase) * w, c * Math.sin(t + phase) * w, s * Math.cos(t) * w]);
          const near = 4 / (4 + z);
          at.x = x * near * 1.08;
          at.y = y * near * 1.08;
          at.light = clamp(0.5 - z * 0.62, 0.06, 1.6) * (isFirst ? 2.4 : 1);
          at.tone = tone;
        });
      }
    });
    pen.lamp(0, 0, 0.3, 5);
  };
};
