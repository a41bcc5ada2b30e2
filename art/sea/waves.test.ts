import { expect, test } from 'vitest';
import { random } from '../core/random.ts';
import { inverseTransformSquare } from './cascade.ts';
import { waves } from './waves.ts';

const wind = {
  seed: 'test',
  speed: 6,
  direction: 0.5,
  focus: 2,
  height: 0.05,
  bands: [
    { length: 60, from: 0, to: 1 },
    { length: 12, from: 1, to: 6 },
  ],
};

test('the inverse transform of one wave is that wave', () => {
  const side = 16;
  const grid = { real: new Float64Array(256), imaginary: new Float64Array(256) };
  grid.real[2 * side + 3] = 1;
  inverseTransformSquare(grid, side);
  for (const [x, y] of [
    [0, 0],
    [5, 2],
    [11, 7],
  ] as const)
    expect(grid.real[y * side + x]).toBeCloseTo(Math.cos((2 * Math.PI * (3 * x + 2 * y)) / side), 10);
});

test('a finer grid shows the same sea', () => {
  const coarse = waves({ ...wind, side: 128 });
  const fine = waves({ ...wind, side: 256 });
  const next = random('places');
  for (let place = 0; place < 50; place++) {
    const x = next() * 60;
    const y = next() * 60;
    expect(coarse.height(x, y)).toBeCloseTo(fine.height(x, y), 1);
  }
});

test('what a wide footprint loses of the slopes becomes variance', () => {
  const sea = waves({ ...wind, side: 128 });
  const near = { x: 0, y: 0, variance: 0 };
  const far = { x: 0, y: 0, variance: 0 };
  sea.slope(3, 4, 0.01, near);
  sea.slope(3, 4, 500, far);
  expect(near.variance).toBeLessThan(1e-6);
  expect(Math.abs(far.x)).toBeLessThan(1e-3);
  expect(far.variance).toBeGreaterThan(1e-3);
});
