import type { Random } from '../../core/random.ts';
import { clamp, reach } from '../../core/scalar.ts';
import { type Figure, pick } from '../figure.ts';

/**
 * Clifford Pickover's attractor: x' = sin(ay) + c cos(ax), y' = sin(bx) + d cos(by), followed for millions of steps. No
 * step is chance, and none repeats.
 */
export const attractor: Figure = (random) => {
  const step = wandering(random);
  return (pen) => {
    const at: Place = { x: 0.1, y: 0.1 };
    const low: Place = { x: 9, y: 9 };
    const high: Place = { x: -9, y: -9 };
    for (let i = 0; i < 20000; i++) {
      step(at);
      if (i < 100) continue;
      low.x = Math.min(low.x, at.x);
      low.y = Math.min(low.y, at.y);
      high.x = Math.max(high.x, at.x);
      high.y = Math.max(high.y, at.y);
    }
    const scale = Math.min(3.7 / (high.x - low.x), 2.12 / (high.y - low.y));
    const [middleX, middleY] = [(low.x + high.x) / 2, (low.y + high.y) / 2];
    const steps = pen.grains(6000000);
    for (let i = 0; i < steps; i++) {
      const { x, y } = at;
      step(at);
      const tone = clamp(reach(at.x - x, at.y - y) / 3.1);
      pen.grain((at.x - middleX) * scale, (at.y - middleY) * scale, 0.022, tone);
    }
  };
};

interface Place {
  x: number;
  y: number;
}

/** A step with parameters near a known beautiful set; nearby sets that fall into a short cycle are passed over. */
function wandering(random: Random): (at: Place) => void {
  const set = pick(random, [
    [-1.4, 1.6, 1.0, 0.7],
    [1.7, 1.7, 0.6, 1.2],
    [1.5, -1.8, 1.6, 0.9],
    [1.7, 0.7, 1.4, 2.0],
    [-1.8, -2.0, -0.5, -0.9],
    [-1.9, -1.9, -1.9, -1.0],
    [-1.3, -1.3, -1.8, -1.9],
  ]);
  for (let spread = 0.05; ; spread *= 0.8) {
    const [a = 0, b = 0, c = 0, d = 0] = set.map((value) => value + spread * (random() - 0.5));
    const step = (at: Place) => {
      const { x, y } = at;
      at.x = Math.sin(a * y) + c * Math.cos(a * x);
      at.y = Math.sin(b * x) + d * Math.cos(b * y);
    };
    if (fullness(step) > 0.48 || spread < 0.001) return step;
  }
}

/** The part of the cells of a fine grid, in the box around the path, that the path enters in 30,000 steps. */
function fullness(step: (at: Place) => void): number {
  const at: Place = { x: 0.1, y: 0.1 };
  const columns = new Set<number>();
  const rows = new Set<number>();
  const cells = new Set<number>();
  for (let i = 0; i < 30000; i++) {
    step(at);
    if (i < 100) continue;
    const [column, row] = [Math.floor(at.x * 18 + 60), Math.floor(at.y * 18 + 60)];
    columns.add(column);
    rows.add(row);
    cells.add(column * 120 + row);
  }
  return cells.size / (columns.size * rows.size);
}
