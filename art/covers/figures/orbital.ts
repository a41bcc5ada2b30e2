import { clamp, reach, smooth, TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';

/**
 * A section through the electron's cloud in hydrogen: the probability |R_nl(r) Y_lm(θ)|² of Schrödinger's solutions
 * (1926), with lines of equal probability. The two signs of the wave have two colours.
 */
export const orbital: Figure = (random) => {
  const [n, l, m] = pick(random, [
    [4, 2, 0],
    [4, 3, 1],
    [5, 3, 0],
    [5, 2, 1],
    [3, 2, 0],
    [5, 3, 2],
  ]);
  const lean = pick(random, [0, TURN / 4, 0.5]);
  const wave = (x: number, y: number) => {
    const r = reach(x, y) + 1e-9;
    return radial(n, l, 2 * n * r) * polar(l, m, y / r);
  };
  return (pen) => {
    let most = 0;
    let extent = 0;
    for (const isMeasured of [false, true])
      for (let x = 0; x < 4; x += 0.02)
        for (let y = 0; y < 4; y += 0.02) {
          const size = Math.abs(wave(x, y));
          if (!isMeasured) most = Math.max(most, size);
          else if (size > 0.035 * most) extent = Math.max(extent, reach(x, y));
        }
    const scale = extent / 1.13;
    const [c, s] = [Math.cos(lean) * scale, Math.sin(lean) * scale];
    const at = (x: number, y: number) => wave(x * c + y * s, y * c - x * s) / most;
    const fine = 0.7 / pen.unit;
    pen.glow(-1.5, -1.15, 1.5, 1.15, (x, y, out) => {
      const value = at(x, y);
      const size = Math.abs(value);
      if (size < 0.002) return;
      const level = Math.log(size) * 2.2;
      const slope = reach(
        Math.log(Math.abs(at(x + fine, y)) + 1e-9) - Math.log(size),
        Math.log(Math.abs(at(x, y + fine)) + 1e-9) - Math.log(size),
      );
      const nearest = Math.abs(level - Math.round(level)) / (slope * 2.2 + 0.02);
      const line = Math.exp(-nearest * nearest * 0.8) * smooth(0.004, 0.05, size);
      out.light = size * size * 0.9 + 0.16 * size + line * (0.34 + 0.9 * size);
      out.tone = value > 0 ? 0.42 - 0.4 * size : 0.95 - 0.3 * size;
    });
    for (let i = pen.grains(500000); i > 0; i--) {
      const [x, y] = [(random() * 2 - 1) * 1.4, (random() * 2 - 1) * 1.15];
      const [luck, shine] = [random(), random()];
      const value = at(x, y);
      if (luck < value * value) pen.grain(x, y, 0.1 + 1.5 * shine * shine * shine, clamp(value > 0 ? 0.3 : 0.85, 0, 1));
    }
    pen.lamp(0, 0, 0.2, 6);
  };
};

/** u^l e^(-u/2) times the associated Laguerre polynomial, by its recurrence. */
function radial(n: number, l: number, u: number): number {
  const alpha = 2 * l + 1;
  let [before, now] = [0, 1];
  for (let k = 0; k < n - l - 1; k++)
    [before, now] = [now, ((2 * k + 1 + alpha - u) * now - (k + alpha) * before) / (k + 1)];
  let power = 1;
  for (let i = 0; i < l; i++) power *= u;
  return power * Math.exp(-u / 2) * now;
}

/** The associated Legendre function of the cosine, by its recurrence. */
function polar(l: number, m: number, cosine: number): number {
  const sine = Math.sqrt(Math.max(0, 1 - cosine * cosine));
  let now = 1;
  for (let i = 1; i <= m; i++) now *= (2 * i - 1) * sine;
  let before = 0;
  for (let k = m; k < l; k++) [before, now] = [now, ((2 * k + 1) * cosine * now - (k + m) * before) / (k - m + 1)];
  return now;
}
