import type { Random } from '../../core/random.ts';
import { mix, reach } from '../../core/scalar.ts';
import type { Figure } from '../figure.ts';
import type { Pen } from '../pen.ts';

interface Branch {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
  depth: number;
}

/**
 * The aśvattha whose roots are above and whose branches are below (Kaṭha Upaniṣad 6.1, Bhagavad Gītā 15.1): each bough
 * parts in two or three, thinner by the square root of two, as in Leonardo's rule.
 */
export const upturnedTree: Figure = (random) => {
  const spread = 0.4 + 0.14 * random();
  const sway = 0.16 + 0.12 * random();
  return (pen) => {
    const top = 0.52;
    for (let root = 0; root < 9; root++) {
      const angle = Math.PI / 2 + (root - 4) * 0.3 + (random() - 0.5) * 0.1;
      grow(pen, random, { x: 0, y: top, angle, length: 0.17, width: 2, depth: 4 }, 0.34, sway * 0.8, false);
    }
    for (let strand = -3; strand <= 3; strand++)
      pen.stroke(0, 1, 60, { width: 1.2, light: 1 }, (t, at) => {
        at.x = strand * 0.011 * (1 + 1.6 * (2 * t - 1) * (2 * t - 1)) + 0.012 * Math.sin(5 * t + strand);
        at.y = mix(top, 0.16, t);
        at.tone = 0.1 + 0.15 * t;
      });
    for (const fan of [-2.2, -1.1, 0, 1.1, 2.2])
      grow(
        pen,
        random,
        {
          x: 0,
          y: 0.17,
          angle: -Math.PI / 2 + fan * spread,
          length: 0.315 - 0.02 * Math.abs(fan),
          width: 2.2,
          depth: 6,
        },
        spread,
        sway,
        true,
      );
    pen.lamp(0, top + 0.02, 0.5, 9);
  };
};

function grow(pen: Pen, random: Random, branch: Branch, spread: number, sway: number, hasLeaves: boolean): void {
  const { x, y, angle, length, width, depth } = branch;
  const bend = (random() - 0.5) * 2 * sway;
  const end = { x, y };
  const tone = (height: number, side: number) => Math.min(1, 0.12 + 0.75 * reach(side * 0.62, height - 0.45));
  pen.stroke(0, 1, 24, { width: Math.max(0.6, width), light: 0.75 + 0.1 * depth }, (t, at) => {
    const along = angle + bend * (t - 0.3);
    at.x = x + length * t * Math.cos(along);
    at.y = y + length * t * Math.sin(along);
    at.tone = tone(at.y, at.x);
    end.x = at.x;
    end.y = at.y;
  });
  if (depth === 0) {
    if (hasLeaves) leaf(pen, end.x, end.y, angle + bend, 0.024 + 0.018 * random(), tone(end.y, end.x));
    return;
  }
  const count = random() < 0.14 ? 3 : 2;
  for (let i = 0; i < count; i++) {
    const side = count === 2 ? i * 2 - 1 : i - 1;
    grow(
      pen,
      random,
      {
        x: end.x,
        y: end.y,
        angle: angle + bend * 0.7 + side * spread * (0.62 + 0.6 * random()),
        length: length * (0.73 + 0.13 * random()),
        width: width * Math.SQRT1_2,
        depth: depth - 1,
      },
      spread,
      sway,
      hasLeaves,
    );
  }
}

/** The fig's leaf: a heart with a long tip. */
function leaf(pen: Pen, x: number, y: number, angle: number, size: number, tone: number): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (const side of [-1, 1])
    pen.stroke(0, 1, 16, { width: 0.7, light: 0.9, tone: Math.max(0, tone - 0.1) }, (t, at) => {
      const rest = 1 - t;
      const across = side * size * (3 * rest * rest * t * 1.15 + 3 * rest * t * t * 0.1);
      const along = size * (3 * rest * rest * t * -0.1 + 3 * rest * t * t * 1.1 + t * t * t * 2.3);
      at.x = x + along * c - across * s;
      at.y = y + along * s + across * c;
    });
  pen.jewel(x + size * c, y + size * s, 0.9, 0.9, tone);
}
