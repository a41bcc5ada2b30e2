import { reach, TURN } from '../../core/scalar.ts';
import type { Figure } from '../figure.ts';
import type { Place } from '../pen.ts';

/**
 * Metatron's cube: thirteen circles of the flower of life and the 78 lines that join their centres; the projections of
 * the five regular solids are among them.
 */
export const metatron: Figure = (random) => {
  const angle = (random() < 0.5 ? 0 : TURN / 12) + TURN / 12;
  return (pen) => {
    const ring = (radius: number): Place[] =>
      Array.from({ length: 6 }, (_, i) => [
        radius * Math.cos((i * TURN) / 6 + angle),
        radius * Math.sin((i * TURN) / 6 + angle),
      ]);
    const [inner, outer] = [ring(0.43), ring(0.86)];
    const centres: Place[] = [[0, 0], ...inner, ...outer];
    centres.forEach((from, i) => {
      for (const to of centres.slice(i + 1)) pen.line(from, to, { width: 0.7, light: 0.3 });
    });
    for (const hexagon of [inner, outer]) {
      pen.path(hexagon, { width: 1, light: 0.8 });
      for (const first of [0, 1])
        pen.path(
          hexagon.filter((_, i) => i % 2 === first),
          { width: 1.1, light: 1.2 },
        );
    }
    for (const [x, y] of centres) {
      const far = reach(x, y);
      pen.circle(x, y, 0.215, { width: 1.2, light: 1.1 });
      for (const radius of [0.2, 0.185, 0.11]) pen.circle(x, y, radius, { width: 0.6, light: 0.25 });
      pen.lamp(x, y, 0.09 + 0.1 * (1 - far), 4 + 5 * (1 - far));
    }
    for (const radius of [1.09, 1.105]) pen.circle(0, 0, radius, { width: 0.7, light: 0.5 });
  };
};
