import { expect, test } from 'vitest';
import { bloom } from './bloom.ts';
import { LightBuffer } from './light-buffer.ts';

const white = { red: 1, green: 1, blue: 1 };
const total = ({ values }: LightBuffer) => values.reduce((sum, value) => sum + value, 0) / 3;

test('a dot between pixels keeps all its light', () => {
  const buffer = LightBuffer.allocate(8, 8);
  buffer.dot(3.3, 4.8, white, 2);
  expect(total(buffer)).toBeCloseTo(2, 6);
  buffer.dot(-20, 3, white, 2);
  expect(total(buffer)).toBeCloseTo(2, 6);
});

test('a sample reads a dot back from where it lies on a pixel', () => {
  const buffer = LightBuffer.allocate(8, 8);
  const light = { red: 0, green: 0, blue: 0 };
  buffer.dot(2.5, 2.5, white, 1);
  buffer.sample(2.5, 2.5, light);
  expect(light.red).toBeCloseTo(1, 6);
  buffer.sample(3, 2.5, light);
  expect(light.red).toBeCloseTo(0.5, 6);
});

test('a panorama wraps around', () => {
  const buffer = LightBuffer.allocate(8, 1);
  const light = { red: 0, green: 0, blue: 0 };
  buffer.add(0, 0, white, 1);
  buffer.sample(8, 0.5, light, true);
  expect(light.red).toBeCloseTo(0.5, 6);
});

test.each([
  ['level', 4, 16, 28, 16],
  ['steep', 14, 3, 18, 29],
])('a %s line is as bright all along', (_, fromX, fromY, toX, toY) => {
  const buffer = LightBuffer.allocate(32, 32);
  const light = { red: 0, green: 0, blue: 0 };
  buffer.line(fromX, fromY, toX, toY, 1.5, white, 1);
  for (const share of [0.2, 0.5, 0.8]) {
    buffer.sample(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share, light);
    expect(light.green).toBeGreaterThan(0.8);
    expect(light.green).toBeLessThanOrEqual(1);
  }
});

test('bloom spreads light far and takes none from an even picture but its share', () => {
  const point = LightBuffer.allocate(64, 64);
  point.dot(32.5, 32.5, white, 100);
  bloom(point, 0.3, 0.9);
  const light = { red: 0, green: 0, blue: 0 };
  point.sample(50.5, 32.5, light);
  expect(light.red).toBeGreaterThan(0);

  const even = LightBuffer.allocate(64, 64);
  even.values.fill(1);
  bloom(even, 0.3, 0.9);
  for (const value of even.values) expect(value).toBeCloseTo(1.15, 4);
});
