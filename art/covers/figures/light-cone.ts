import { clamp, smooth, TURN } from '../../core/scalar.ts';
import type { Figure } from '../figure.ts';
import { turn } from '../space.ts';

/**
 * The light cones of one event (H. Minkowski, 1908): past and future meet in here and now; within them, hyperboloids of
 * equal proper time.
 */
export const lightCone: Figure = (random) => {
  const aslant = 0.3 + 0.16 * random();
  const turned = turn((random() - 0.5) * 0.5, 0, 0);
  const twist = (random() < 0.5 ? -1 : 1) * (0.25 + 0.9 * random());
  const rays = 60 + 6 * Math.floor(random() * 6);
  return (pen) => {
    const tall = 0.94;
    const place = (time: number, radius: number, angle: number, at: { x: number; y: number; light: number }) => {
      const depth = radius * Math.sin(angle);
      const [x, y] = turned([radius * Math.cos(angle), time + depth * aslant, 0]);
      at.x = x;
      at.y = y;
      at.light = clamp(0.55 - depth * 0.6, 0.14, 1.2);
    };
    for (let ray = 0; ray < rays; ray++)
      pen.stroke(-tall, tall, 160, { width: 0.6, light: 0.55 }, (t, at) => {
        place(t, Math.abs(t) * 0.92, (ray / rays) * TURN + twist * t, at);
        at.tone = Math.abs(t) * 1.02;
        at.light *= 0.45 + 0.9 * smooth(0.8, 0, Math.abs(t));
      });
    for (const side of [-1, 1]) {
      for (let ring = 1; ring <= 11; ring++) {
        const time = (side * tall * ring) / 11;
        pen.stroke(0, TURN, 300, { width: ring === 11 ? 1.3 : 0.7, light: ring === 11 ? 1.3 : 0.6 }, (t, at) => {
          place(time, Math.abs(time) * 0.92, t, at);
          at.tone = Math.abs(time);
        });
      }
      for (const proper of [0.3, 0.55, 0.8]) {
        const most = Math.sqrt(tall * tall - proper * proper);
        for (let ray = 0; ray < 18; ray++)
          pen.stroke(0, most, 60, { width: 0.6, light: 0.34 }, (t, at) => {
            place(side * Math.sqrt(proper * proper + t * t), t * 0.92, (ray / 18) * TURN, at);
            at.tone = proper * 0.7;
            at.light *= 0.8;
          });
      }
    }
    for (let ring = 1; ring <= 12; ring++)
      pen.stroke(0, TURN, 300, { width: 0.6, light: 0.45 }, (t, at) => {
        place(0, ring * 0.155, t, at);
        at.light *= smooth(13, 3, ring);
        at.tone = 0.75 + 0.02 * ring;
      });
    pen.lamp(0, 0, 0.5, 12);
  };
};
