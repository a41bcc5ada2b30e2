import { mix, smooth, TURN } from '../../core/scalar.ts';
import type { Figure } from '../figure.ts';

/**
 * The shell of a nautilus: a logarithmic spiral (J. Bernoulli's spira mirabilis, 1692), each chamber like the last and
 * larger by the same part.
 */
export const nautilus: Figure = (random) => {
  const growth = Math.log(2.6 + 0.6 * random()) / TURN;
  const chambers = 14 + Math.floor(random() * 7);
  const sense = random() < 0.5 ? -1 : 1;
  const start = random() * TURN;
  return (pen) => {
    const last = 1.28;
    const turns = 3.4;
    const put = (angle: number, part: number, at: { x: number; y: number }) => {
      const outer = last * Math.exp(-growth * angle);
      const inner = outer * Math.exp(-growth * TURN);
      const radius = mix(inner, outer, part);
      at.x = radius * Math.cos(sense * angle + start) - 0.13 * sense * Math.cos(start + 0.6);
      at.y = radius * Math.sin(sense * angle + start) * 0.98 - 0.13 * Math.sin(start + 0.6);
    };
    const toneAt = (angle: number) => Math.min(1, last * Math.exp(-growth * angle) * 0.82);
    for (let layer = 0; layer <= 6; layer++)
      pen.stroke(0, turns * TURN, 2400, { width: layer === 0 ? 1.2 : 0.6, light: 0.8 }, (t, at) => {
        put(t, 1 - layer * 0.012, at);
        at.tone = toneAt(t);
        at.light = layer === 0 ? 1.7 : 0.5 - 0.06 * layer;
      });
    const septa = Math.floor(chambers * turns);
    for (let i = 0; i <= septa; i++) {
      const angle = 0.5 + (i * TURN) / chambers;
      for (let line = 0; line < 9; line++)
        pen.stroke(0, 1, 60, { width: line === 0 ? 1 : 0.6, light: 0.75 }, (t, at) => {
          const bow = 0.62 * Math.sin(Math.PI * t) * (0.72 + 0.28 * t);
          put(angle + bow + (line * 0.35) / chambers, t, at);
          at.tone = toneAt(angle);
          at.light = (line === 0 ? 1.9 : 0.5 * (1 - line / 9)) * smooth(turns * TURN, turns * TURN - 2, angle);
        });
    }
    for (let stripe = 0; stripe < 44; stripe++) {
      const angle = stripe * 0.014;
      pen.stroke(0, 1, 60, { width: stripe === 0 ? 1.1 : 0.6, light: 0.8 }, (t, at) => {
        put(angle - 0.5 * Math.sin(Math.PI * t) * (1 - stripe / 60), t, at);
        at.tone = 0.95;
        at.light = stripe === 0 ? 1.6 : 0.24 * (1 - stripe / 44);
      });
    }
    const eye = { x: 0, y: 0 };
    put(turns * TURN, 1, eye);
    pen.lamp(eye.x, eye.y, 0.4, 9);
  };
};
