import { TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';
import type { Pen, Place } from '../pen.ts';

/**
 * A lotus from above: rings of petals that hide each other, outermost first, each with veins that meet in its tip; in
 * the middle the seeds.
 */
export const lotus: Figure = (random) => {
  const count = pick(random, [7, 8, 9, 10, 12]);
  const point = 0.1 + 0.3 * random();
  const start = random() * TURN;
  return (pen) => {
    const rings = [
      { length: 1.12, from: 0.3, wide: 1.02, petals: count * 2 },
      { length: 0.98, from: 0.25, wide: 1.02, petals: count * 2 },
      { length: 0.8, from: 0.2, wide: 1.12, petals: Math.round(count * 1.5) },
      { length: 0.6, from: 0.15, wide: 1.12, petals: count },
      { length: 0.41, from: 0.1, wide: 1.15, petals: count },
    ];
    rings.forEach(({ length, from, wide, petals }, ring) => {
      for (let i = 0; i < petals; i++) {
        const angle = start + ((i + (ring % 2) / 2) * TURN) / petals;
        petal(pen, angle, from, length, (wide * Math.PI) / petals, point);
      }
    });
    pen.veil(
      Array.from({ length: 60 }, (_, i): Place => [0.15 * Math.cos((i * TURN) / 60), 0.15 * Math.sin((i * TURN) / 60)]),
      0.25,
    );
    for (const radius of [0.15, 0.138]) pen.circle(0, 0, radius, { width: 0.9, light: 1 });
    for (let i = 1; i < 22; i++) {
      const [radius, angle] = [0.027 * Math.sqrt(i), i * 2.39996];
      pen.jewel(radius * Math.cos(angle), radius * Math.sin(angle), 1.5, 2.5, 0.1);
    }
    pen.lamp(0, 0, 0.36, 7);
  };
};

function petal(pen: Pen, angle: number, from: number, to: number, half: number, point: number): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const reach = half * (from + (to - from) * 0.62);
  const place = (t: number, side: number, at: { x: number; y: number }) => {
    const rest = 1 - t;
    const across =
      reach * side * (rest * rest * rest * 0.32 + 3 * rest * rest * t * 1.05 + 3 * rest * t * t * (1.32 - point));
    const along = from + (to - from) * (3 * rest * rest * t * 0.25 + 3 * rest * t * t * 0.78 + t * t * t);
    at.x = along * c - across * s;
    at.y = along * s + across * c;
  };
  const edge = (side: number) =>
    Array.from({ length: 25 }, (_, i): Place => {
      const at = { x: 0, y: 0 };
      place(i / 24, side, at);
      return [at.x, at.y];
    });
  pen.veil([...edge(-1), ...edge(1).reverse()], 0.1);
  const veins = 8;
  for (let vein = -veins; vein <= veins; vein++) {
    const side = vein / veins;
    const isRim = Math.abs(vein) === veins;
    pen.stroke(0, 1, 50, { width: isRim ? 1 : 0.6, light: 0.95 }, (t, at) => {
      place(t, side, at);
      const lit = 0.14 + 0.86 * t * t;
      at.light = isRim ? 0.5 + 0.7 * t : lit * (0.3 + 0.3 * Math.abs(side));
    });
  }
}
