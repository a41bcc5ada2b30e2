import { TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';
import { GOLDEN_ANGLE } from '../space.ts';

/**
 * A sunflower's head: the n-th floret stands at the square root of n, turned by n golden angles (H. Vogel, 1979). Each
 * floret is a small petal that opens towards the rim.
 */
export const phyllotaxis: Figure = (random) => {
  const count = pick(random, [620, 800, 1000]);
  const start = random() * TURN;
  const [left, right] = pick(random, [
    [21, 34],
    [34, 55],
    [13, 21],
  ] as const);
  return (pen) => {
    const place = (n: number) => {
      const radius = 1.06 * Math.sqrt(n / count);
      const angle = n * GOLDEN_ANGLE + start;
      return { radius, angle, x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    };
    const size = 1.06 * Math.sqrt(Math.PI / count);
    for (let n = 1; n <= count; n++) {
      const { radius, angle, x, y } = place(n);
      const length = size * (0.26 + 0.42 * radius);
      const width = size * (0.26 + 0.12 * radius);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      for (const inset of [1, 0.6])
        pen.stroke(0, TURN, 30, { width: 0.7, light: 0.75 }, (t, at) => {
          const along = -Math.cos(t) * length * inset;
          const across = Math.sin(t) * width * inset * (1 - 0.35 * Math.cos(t + Math.PI));
          at.x = x + along * c - across * s;
          at.y = y + along * s + across * c;
          at.light = (0.35 + 0.65 * (1 - Math.cos(t)) * 0.5) * (inset === 1 ? 1 : 0.5);
        });
      pen.jewel(x + length * 0.6 * c, y + length * 0.6 * s, 1 + 0.9 * radius, 1.5 + 1.4 * (1 - radius));
    }
    for (const [step, light] of [
      [left, 0.2],
      [right, 0.14],
    ] as const)
      for (let first = 1; first <= step; first++)
        for (let n = first + 2 * step; n + step <= count; n += step)
          pen.line([place(n).x, place(n).y], [place(n + step).x, place(n + step).y], { width: 0.6, light });
    pen.lamp(0, 0, 0.42, 9);
  };
};
