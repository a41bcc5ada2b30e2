import { clamp, reach, smooth, TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';

/**
 * Sand on a vibrating plate (E. Chladni, 1787): it comes to rest along the lines where a sum of standing waves is zero.
 * The distance to such a line is the wave's height over its slope.
 */
export const chladni: Figure = (random) => {
  const directions = pick(random, [5, 6, 7, 8, 9]);
  const number = 24 + 12 * random();
  const second = number * (0.45 + 0.2 * random());
  const part = 0.55 + 0.4 * random();
  const axes = Array.from({ length: directions }, (_, i) => [
    Math.cos((i * Math.PI) / directions),
    Math.sin((i * Math.PI) / directions),
  ]);
  return (pen) => {
    const fine = 1.25 / pen.unit;
    const wave = (x: number, y: number, out: [number, number, number]) => {
      out[0] = out[1] = out[2] = 0;
      for (const [ax = 0, ay = 0] of axes)
        for (const [k, amount] of [
          [number, 1],
          [second, part],
        ] as const) {
          const phase = k * (x * ax + y * ay);
          const slope = -amount * k * Math.sin(phase);
          out[0] += amount * Math.cos(phase);
          out[1] += slope * ax;
          out[2] += slope * ay;
        }
    };
    const at: [number, number, number] = [0, 0, 0];
    pen.glow(-1, -1, 1, 1, (x, y, out) => {
      const far = reach(x, y);
      if (far > 0.985) return;
      wave(x, y, at);
      const distance = Math.abs(at[0]) / (reach(at[1], at[2]) + 6);
      const thread = Math.exp((-distance * distance) / (fine * fine));
      const drift = Math.exp(-distance / 0.012);
      const height = at[0] / (directions * (1 + part));
      out.light =
        smooth(0.985, 0.97, far) *
        (thread * (0.5 + 1.1 * Math.exp(-far * 2)) + drift * 0.1 + 0.16 * clamp(height, 0, 1) * Math.exp(-far * 1.5));
    });
    for (let i = pen.grains(900000); i > 0; i--) {
      const far = Math.sqrt(random()) * 0.98;
      const angle = random() * TURN;
      const [x, y] = [far * Math.cos(angle), far * Math.sin(angle)];
      const luck = random();
      const shine = random();
      wave(x, y, at);
      const distance = Math.abs(at[0]) / (reach(at[1], at[2]) + 6);
      if (luck < Math.exp(-distance / 0.008)) pen.grain(x, y, 0.1 + 1.4 * shine * shine * shine * shine, far);
    }
    pen.circle(0, 0, 1, { width: 1.3, light: 1.2, tone: 0.9 });
    pen.circle(0, 0, 1.03, { width: 0.7, light: 0.5, tone: 1 });
    pen.lamp(0, 0, 0.3, 6);
  };
};
