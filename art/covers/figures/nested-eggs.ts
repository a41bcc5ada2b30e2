import { smooth, TURN } from '../../core/scalar.ts';
import type { Figure } from '../figure.ts';

/**
 * Eggs within eggs (brahmāṇḍa, the egg of Brahman): each shell an oval of revolution whose rim shines where the eye
 * looks along it, with fine meridians.
 */
export const nestedEggs: Figure = (random) => {
  const shells = 5 + Math.floor(random() * 4);
  const pointed = 0.16 + 0.1 * random();
  const meridians = 9 + 2 * Math.floor(random() * 4);
  const spin = random();
  const lean = (random() - 0.5) * 0.5;
  return (pen) => {
    const [c, s] = [Math.cos(lean), Math.sin(lean)];
    for (let shell = shells; shell >= 1; shell--) {
      const size = (1.08 * shell) / shells;
      const drop = -0.13 * (1 - shell / shells);
      const wide = 0.8;
      const outline = (angle: number) => {
        const y = Math.sin(angle);
        return [wide * Math.cos(angle) * (1 - pointed * y), y] as const;
      };
      const put = (x: number, y: number, at: { x: number; y: number }) => {
        at.x = x * size * c - (y * size + drop) * s;
        at.y = x * size * s + (y * size + drop) * c;
      };
      const tone = 0.08 + (0.9 * (shell - 1)) / (shells - 1);
      pen.glow(-1.4, -1.2, 1.4, 1.2, (px, py, out) => {
        const x = px * c + py * s;
        const y = (py * c - px * s - drop) / size;
        if (y < -1 || y > 1) return;
        const flat = x / size / (wide * (1 - pointed * y));
        const square = flat * flat + y * y;
        if (square >= 1) return;
        const rim = 1 - Math.sqrt(1 - square);
        out.light = 0.3 * rim * rim * rim + 0.012 * rim;
        out.tone = tone;
      });
      pen.stroke(0, TURN, 600, { width: 1.1, light: 1.15 }, (t, at) => {
        const [x, y] = outline(t);
        put(x, y, at);
        at.tone = tone;
        at.light = 0.8 + 0.3 * Math.sin(t + 0.8);
      });
      for (let i = 0; i < meridians; i++) {
        const across = Math.cos(((i + spin + shell * 0.37) * Math.PI) / meridians);
        pen.stroke(-TURN / 4, TURN / 4, 200, { width: 0.6, light: 0.3 }, (t, at) => {
          const [x, y] = outline(t);
          put(x * across, y, at);
          at.tone = tone;
          at.light = smooth(1, 0.7, Math.abs(y)) * 0.6 + 0.4;
        });
      }
    }
    pen.lamp(0.13 * s * 0.85, -0.13 * c * 0.85, 0.4, 10);
  };
};
