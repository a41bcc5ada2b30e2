import { expect, test } from 'vitest';
import { renderHere, sceneOf } from './core/render.ts';
import { averageColour, fitting, placeholder } from './encode.ts';
import { scenes } from './scenes.ts';
import { sizeAt } from './work.ts';

test('the highest quality that fits is taken', async () => {
  const encode = async (quality: number) => Buffer.alloc(quality * 10);
  expect((await fitting(encode, [72, 60, 48], 620)).quality).toBe(60);
});

test('where no quality fits, the budget and the smallest result are told', async () => {
  const encode = async (quality: number) => Buffer.alloc(quality * 10);
  await expect(fitting(encode, [72, 60], 100)).rejects.toThrow('Expected at most 100 bytes; quality 60 gave 600.');
});

test('a placeholder is a data URL of at most 220 characters', { timeout: 20_000 }, async () => {
  for (const work of scenes.filter(({ id }) => ['bindu', 'mandala'].includes(id))) {
    const picture = renderHere(await sceneOf(work.recipe), sizeAt(work, 96), work.recipe.seed);
    const url = await placeholder(picture);
    expect(url).toMatch(/^data:image\/webp;base64,/);
    expect(url.length).toBeLessThanOrEqual(220);
  }
});

test('the average colour is that of the bytes', () => {
  const pixels = Uint8Array.of(0, 0, 0, 255, 16, 32);
  expect(averageColour({ width: 2, height: 1, pixels })).toBe('#800810');
});
