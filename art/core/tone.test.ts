import { expect, test } from 'vitest';
import { colour } from './light.ts';
import { encoded, luminance, tone, warmShadows } from './tone.ts';

const toned = (hex: string, strength: number) => {
  const { red, green, blue } = colour(hex);
  const light = { red: red * strength, green: green * strength, blue: blue * strength };
  tone(light);
  return light;
};

test('more light is never darker, and never more than white', () => {
  let before = -1;
  for (let strength = 0; strength < 60; strength += 0.25) {
    const light = toned('#ff9c34', strength);
    expect(luminance(light)).toBeGreaterThanOrEqual(before);
    expect(Math.max(light.red, light.green, light.blue)).toBeLessThanOrEqual(1);
    before = luminance(light);
  }
});

test('strong gold turns yellow, then nearly white, as a flame does', () => {
  const share = ({ red, blue }: { red: number; blue: number }) => blue / red;
  expect(share(toned('#ff9c34', 1))).toBeLessThan(share(toned('#ff9c34', 8)));
  expect(share(toned('#ff9c34', 60))).toBeGreaterThan(0.5);
});

test('faint light keeps its hue', () => {
  const { red, blue } = colour('#ff9c34');
  const faint = toned('#ff9c34', 0.001);
  expect(faint.blue / faint.red).toBeCloseTo(blue / red, 2);
});

test('dim gold leans to copper, bright gold and blue stay', () => {
  const dim = { red: 0.05, green: 0.035, blue: 0.01 };
  const bright = { red: 5, green: 3.5, blue: 1 };
  const cold = { red: 0.01, green: 0.02, blue: 0.05 };
  for (const light of [dim, bright, cold]) warmShadows(light);
  expect(dim.green).toBeLessThan(0.03);
  expect(bright.green).toBeCloseTo(3.5, 3);
  expect(cold.green).toBe(0.02);
});

test('sRGB reads back what it writes', () => {
  for (const hex of ['#000000', '#0b0c3a', '#808080', '#ffffff']) {
    const { red, green, blue } = colour(hex);
    const bytes = [red, green, blue].map((part) =>
      Math.round(encoded(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    );
    expect(`#${bytes.join('')}`).toBe(hex);
  }
});
