import { mix, TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';
import type { Pen } from '../pen.ts';

/**
 * A chariot's wheel: wide and thin spokes by turns, as on the wheels of the sun's temple at Konark, rim and hub carved
 * with beads and rounds.
 */
export const wheel: Figure = (random) => {
  const spokes = pick(random, [6, 8, 8, 10, 12]);
  const start = pick(random, [0, TURN / spokes / 2]);
  const swell = 0.05 + 0.03 * random();
  return (pen) => {
    for (let i = 0; i < spokes * 2; i++) {
      const angle = start + (i * TURN) / (spokes * 2);
      if (i % 2 === 0) wideSpoke(pen, angle, swell);
      else thinSpoke(pen, angle);
    }
    for (const [radius, width, light] of [
      [0.8, 1.2, 1.2],
      [0.825, 0.7, 0.6],
      [0.945, 0.7, 0.6],
      [0.97, 1.3, 1.3],
      [1.02, 0.8, 0.6],
      [1.035, 0.8, 0.6],
    ] as const)
      pen.circle(0, 0, radius, { width, light });
    const rounds = spokes * 6;
    for (let i = 0; i < rounds; i++) {
      const angle = start + ((i + 0.5) * TURN) / rounds;
      const [x, y] = [0.885 * Math.cos(angle), 0.885 * Math.sin(angle)];
      for (const radius of [0.043, 0.03, 0.014]) pen.circle(x, y, radius, { width: 0.7, light: 0.6 });
      pen.jewel(x, y, 1.3, 1.8);
      const bead = start + (i * TURN) / rounds;
      pen.jewel(1.0 * Math.cos(bead), 1.0 * Math.sin(bead), 1.2, 1.6);
    }
    for (const [radius, light] of [
      [0.26, 1.2],
      [0.245, 0.5],
      [0.15, 1.3],
      [0.075, 1.2],
    ] as const)
      pen.circle(0, 0, radius, { light });
    for (let i = 0; i < spokes * 2; i++) {
      const angle = start + (i * TURN) / (spokes * 2);
      for (const side of [-1, 1])
        pen.stroke(0, 1, 30, { width: 0.8, light: 0.9 }, (t, at) => {
          const turned = angle + (side * Math.PI * Math.sin(Math.PI * t) * (1 - 0.3 * t)) / (spokes * 2.1);
          const radius = mix(0.155, 0.24, t);
          at.x = radius * Math.cos(turned);
          at.y = radius * Math.sin(turned);
        });
    }
    pen.lamp(0, 0, 0.32, 9);
  };
};

function wideSpoke(pen: Pen, angle: number, swell: number): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (const [size, light] of [
    [1, 1.1],
    [0.72, 0.5],
    [0.45, 0.35],
  ] as const)
    for (const side of [-1, 1])
      pen.stroke(0, 1, 90, { width: 0.9, light }, (t, at) => {
        const along = mix(0.27, 0.795, t);
        const bulge = Math.exp(-60 * (t - 0.5) * (t - 0.5)) + 0.32 + 0.5 * t * t * t * t + 0.25 * (1 - t) * (1 - t);
        const across = side * swell * bulge * size;
        at.x = along * c - across * s;
        at.y = along * s + across * c;
      });
  const [x, y] = [0.533 * c, 0.533 * s];
  for (const radius of [0.05, 0.034]) pen.circle(x, y, radius, { width: 0.8, light: 0.9 });
  pen.jewel(x, y, 2, 3.5);
}

function thinSpoke(pen: Pen, angle: number): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (const across of [-0.008, 0.008])
    pen.line([0.265 * c - across * s, 0.265 * s + across * c], [0.8 * c - across * s, 0.8 * s + across * c], {
      width: 0.8,
      light: 0.7,
    });
  for (let along = 0.31; along < 0.79; along += 0.048) pen.jewel(along * c, along * s, 1.4, 2);
}
