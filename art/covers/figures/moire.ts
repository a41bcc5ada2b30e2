import { raise, reach, smooth, TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';

/**
 * Sets of equal concentric circles, a little apart: where lines of all sets fall together, a third pattern shines that
 * is in none of them (Lord Rayleigh, On the Manufacture and Theory of Diffraction Gratings, 1874).
 */
export const moire: Figure = (random) => {
  const sets = pick(random, [2, 2, 3, 3, 4, 5]);
  const apart = 0.1 + 0.16 * random();
  const gap = 0.036 + 0.01 * random();
  const start = random() * TURN;
  const phase = random();
  return (pen) => {
    const centres = Array.from({ length: sets }, (_, set): [number, number] => {
      const angle = start + (set * TURN) / sets;
      return [apart * Math.cos(angle), apart * Math.sin(angle)];
    });
    const fine = 1 / pen.unit;
    pen.glow(-1.75, -1.16, 1.75, 1.16, (x, y, at) => {
      const far = reach(x * 0.78, y);
      if (far > 1.2) return;
      let together = 1;
      let threads = 0;
      for (const [cx, cy] of centres) {
        const turns = reach(x - cx, y - cy) / gap - phase;
        const off = Math.abs(turns - Math.round(turns));
        together *= 0.5 + 0.5 * Math.cos(TURN * off);
        const away = (off * gap) / fine;
        threads += Math.exp(-0.9 * away * away);
      }
      const fade = smooth(1.12, 0.45, far);
      at.light = fade * (0.26 * threads + 2.6 * raise(together, 2)) * (0.35 + 1.1 * Math.exp(-3 * far * far));
      at.tone = far * 1.05;
    });
    pen.lamp(0, 0, 0.34, 5);
  };
};
