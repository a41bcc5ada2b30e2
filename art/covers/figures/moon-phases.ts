import { Noise } from '../../core/noise.ts';
import { smooth, TURN } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';
import type { Pen } from '../pen.ts';

/**
 * A month as a ring: the moon from dark through full and back, each disc lit up to its true edge of night, around the
 * full moon; thirty ticks for the lunar days.
 */
export const moonPhases: Figure = (random) => {
  const moons = pick(random, [8, 12, 16]);
  const start = pick(random, [0, 0.25, 0.5, 0.75]) * TURN;
  const ground = new Noise(`moon-${Math.floor(random() * 1e9)}`);
  return (pen) => {
    const size = moons === 8 ? 0.155 : moons === 12 ? 0.125 : 0.105;
    for (const radius of [0.86 - size * 1.3, 0.86 + size * 1.3])
      for (const shift of [0, 0.012]) pen.circle(0, 0, radius + shift, { width: 0.7, light: 0.55 });
    pen.circle(0, 0, 0.86, { width: 0.6, light: 0.4 });
    for (let i = 0; i < moons; i++) {
      const angle = start - (i * TURN) / moons;
      moon(pen, 0.86 * Math.cos(angle), 0.86 * Math.sin(angle), size, (i / moons) * TURN, ground, 0.55 + 0.2 * (i % 2));
    }
    for (let tick = 0; tick < 120; tick++) {
      const angle = start + (tick * TURN) / 120;
      const isDay = tick % 4 === 0;
      const [from, to] = [0.57 - size * 0.3, isDay ? 0.5 - size * 0.3 : 0.55 - size * 0.3];
      pen.line([from * Math.cos(angle), from * Math.sin(angle)], [to * Math.cos(angle), to * Math.sin(angle)], {
        width: 0.7,
        light: isDay ? 0.9 : 0.45,
        tone: 0.55,
      });
    }
    moon(pen, 0, 0, 0.27, Math.PI, ground, 0.04);
    for (let ring = 0; ring < 4; ring++)
      pen.circle(0, 0, 0.3 + 0.02 * ring, { width: 0.6, light: 0.7 - 0.15 * ring, tone: 0.3 });
  };
};

/** A disc whose sunlit half is turned by the phase: 0 new, π full. */
function moon(pen: Pen, x: number, y: number, size: number, phase: number, ground: Noise, tone: number): void {
  const disc = Array.from(
    { length: 64 },
    (_, i) => [x + size * Math.cos((i * TURN) / 64), y + size * Math.sin((i * TURN) / 64)] as const,
  );
  pen.veil(disc, 0.12);
  const [sunX, sunZ] = [Math.sin(phase), -Math.cos(phase)];
  const soft = 1.5 / (pen.unit * size);
  pen.glow(x - size, y - size, x + size, y + size, (px, py, out) => {
    const [u, v] = [(px - x) / size, (py - y) / size];
    const square = u * u + v * v;
    if (square >= 1) return;
    const w = Math.sqrt(1 - square);
    const day = u * sunX + w * sunZ;
    const seas = smooth(-0.25, 0.35, ground.fractal(u * 1.4 + 3, v * 1.4, w * 1.4, 5, 0.55));
    const craters = ground.ridges(u * 3.5, v * 3.5, w * 3.5, 4, 0.55);
    const edge = smooth(1, 1 - soft, Math.sqrt(square));
    out.light =
      edge * (smooth(-0.04, 0.45, day) * (0.35 + 0.75 * seas) * (0.65 + 0.6 * craters) * 0.9 + 0.015 * (0.5 + seas));
    out.tone = tone;
  });
  pen.circle(x, y, size, { width: 0.8, light: 0.7, tone });
}
