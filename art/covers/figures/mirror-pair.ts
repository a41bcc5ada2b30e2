import { mix, smooth, TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';
import type { Pen } from '../pen.ts';

/**
 * Two halves of one rose facing each other across a line of light: what leaves the left arrives on the right, warm on
 * one side, cool on the other.
 */
export const mirrorPair: Figure = (random) => {
  const petals = pick(random, [5, 6, 7, 8]);
  const layers = pick(random, [3, 4]);
  const apart = 0.16 + 0.06 * random();
  const deep = 0.36 + 0.2 * random();
  return (pen) => {
    for (const side of [-1, 1]) {
      const toneOf = (radius: number) => (side < 0 ? 0.04 + 0.4 * radius : 0.72 + 0.3 * radius);
      halfRose(pen, side, apart, petals, layers, deep, toneOf);
      for (let ray = -11; ray <= 11; ray++) {
        const height = ray * 0.085;
        const start = 1 - Math.abs(ray) / 13;
        pen.stroke(0, 1, 40, { width: 0.6, light: 0.6 }, (t, at) => {
          at.x = side * mix(0.012, apart * 0.98, t);
          at.y = mix(height * 0.1, height, t * t * (3 - 2 * t));
          at.tone = side < 0 ? 0.1 + 0.2 * t : 0.3 + 0.6 * t;
          at.light = start * (1.1 - 0.8 * t);
        });
      }
    }
    for (const x of [-0.006, 0.006])
      pen.stroke(-1.12, 1.12, 200, { width: 1, light: 1.5 }, (t, at) => {
        at.x = x;
        at.y = t;
        at.light = smooth(1.12, 0.2, Math.abs(t));
        at.tone = 0.1 + 0.3 * Math.abs(t);
      });
    pen.lamp(0, 0, 0.5, 10);
  };
};

function halfRose(
  pen: Pen,
  side: number,
  apart: number,
  petals: number,
  layers: number,
  deep: number,
  toneOf: (radius: number) => number,
): void {
  for (let line = 0; line < 26; line++) {
    const part = (line + 1) / 26;
    for (let layer = 0; layer < layers; layer++)
      pen.stroke(-TURN / 4, TURN / 4, 260, { width: line === 25 ? 1.1 : 0.6, light: 0.62 }, (t, at) => {
        const wave = Math.cos(petals * t * 2 + (layer * TURN) / layers);
        const radius = part * (1 - deep * (0.5 - 0.5 * wave) * part);
        at.x = side * (apart + radius * Math.cos(t) * 1.12);
        at.y = radius * Math.sin(t) * 1.02;
        at.tone = toneOf(radius);
        at.light = (line === 25 ? 2 : 0.42 + 0.4 * part) * Math.cos(t) * (0.5 + 0.5 * Math.cos(t));
      });
  }
}
