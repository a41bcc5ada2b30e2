import { smooth } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';

/**
 * A string held at both ends: its first overtones one above the other, each caught at many moments of its swing;
 * between the loops the nodes stand still (Mersenne, 1636).
 */
export const standingWave: Figure = (random) => {
  const rows = pick(random, [4, 5, 6, 7]);
  const first = pick(random, [1, 2]);
  const isDescending = random() < 0.5;
  const half = 1.45 + 0.3 * random();
  const moments = 15;
  return (pen) => {
    const room = 2.0 / rows;
    for (let row = 0; row < rows; row++) {
      const overtone = first + (isDescending ? row : rows - 1 - row);
      const middle = 1 - room * (row + 0.5);
      const height = room * (0.46 + 0.14 / overtone);
      const away = Math.abs(middle);
      for (let moment = 0; moment < moments; moment++) {
        const swing = Math.cos((moment * Math.PI) / (moments - 1));
        pen.stroke(
          0,
          1,
          420,
          { width: Math.abs(swing) > 0.999 ? 1.2 : 0.6, light: Math.abs(swing) > 0.999 ? 1.1 : 0.36 },
          (t, at) => {
            at.x = half * (2 * t - 1);
            at.y = middle + height * swing * Math.sin(overtone * Math.PI * t);
            const side = Math.abs(at.x) / half;
            at.tone = 0.08 + 0.62 * side + 0.3 * away;
            at.light = 0.4 + 0.8 * smooth(1, 0, side);
          },
        );
      }
      for (let node = 0; node <= overtone; node++) {
        const x = half * ((2 * node) / overtone - 1);
        pen.jewel(x, middle, 1.8, 4, 0.1 + 0.5 * (Math.abs(x) / half));
      }
    }
    for (const x of [-half, half]) pen.line([x, -1.04], [x, 1.04], { width: 0.8, light: 0.6, tone: 1 });
    pen.lamp(0, 0, 0.5, 3.5);
  };
};
