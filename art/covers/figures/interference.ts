import { reach, smooth } from '../../core/scalar.ts';
import type { Figure } from '../figure.ts';

/**
 * Two sources in step: crests as thin rings, and light where crest meets crest, along the hyperbolas of Thomas Young's
 * lecture of 1803.
 */
export const interference: Figure = (random) => {
  const apart = 0.42 + 0.3 * random();
  const length = 0.085 + 0.045 * random();
  const lean = (random() - 0.5) * 0.9;
  const phase = random();
  return (pen) => {
    const [c, s] = [Math.cos(lean), Math.sin(lean)];
    const sources = [
      [-apart * c, -apart * s],
      [apart * c, apart * s],
    ] as const;
    const fine = 1.1 / pen.unit;
    const crest = (distance: number) => {
      const turns = distance / length - phase;
      const off = Math.abs(turns - Math.round(turns)) * length;
      return {
        thread: Math.exp((-off * off) / (fine * fine)),
        swell: Math.exp((-off * off) / (0.05 * length * length)),
      };
    };
    pen.glow(-pen.side, -1.2, pen.side, 1.2, (x, y, out) => {
      const [[ax, ay], [bx, by]] = sources;
      const one = reach(x - ax, y - ay);
      const two = reach(x - bx, y - by);
      const a = crest(one);
      const b = crest(two);
      const fade = Math.exp(-0.85 * Math.min(one, two)) * smooth(2.1, 0.9, reach(x, y));
      out.light =
        fade * (0.5 * (a.thread + b.thread) + 2.4 * a.swell * b.swell * a.swell * b.swell + 0.12 * a.swell * b.swell);
      out.tone = 0.06 + 0.62 * Math.min(one, two) + 0.1 * Math.abs(one - two);
    });
    for (const [x, y] of sources) pen.lamp(x, y, 0.26, 8);
  };
};
