import { expect, test } from 'vitest';
import { shine } from './light.ts';
import { render, renderHere, sceneOf } from './render.ts';
import type { Scene } from './scene.ts';

const finish = { exposure: 1, bloom: 0, spread: 0.9, vignette: 0 };
const grey = { red: 1, green: 1, blue: 1 };
const recipe = { module: new URL('../scenes/stillness.ts', import.meta.url).href, seed: 'test' };
const size = { width: 64, height: 36 };

test('three worker threads give the same bytes as one thread alone', { timeout: 20_000 }, async () => {
  const here = renderHere(await sceneOf(recipe), size, recipe.seed);
  expect((await render(recipe, size, 3)).pixels).toEqual(here.pixels);
});

test('another seed gives another picture', async () => {
  const scene = await sceneOf(recipe);
  expect(renderHere(scene, size, 'a').pixels).not.toEqual(renderHere(scene, size, 'b').pixels);
});

test('a later pass reads an earlier one, and one that there is not is named', () => {
  const first = {
    name: 'first',
    kernel: () => (_x: number, _y: number, light: typeof grey) => shine(light, grey, 0.5),
  };
  const reading = (name: string): Scene => ({
    passes: [
      first,
      {
        name: 'second',
        kernel(context) {
          const earlier = context.earlier(name);
          return (x, y, light) => earlier.sample(x, y, light);
        },
      },
    ],
    finish,
  });
  const lone: Scene = { passes: [first], finish };
  expect(renderHere(reading('first'), size, 's').pixels).toEqual(renderHere(lone, size, 's').pixels);
  expect(() => renderHere(reading('third'), size, 's')).toThrow('received "third"');
});

test('a pixel that is not a number stays dark and spoils no other', () => {
  const scene: Scene = {
    passes: [
      {
        name: 'holed',
        kernel: () => (x, _y, light) => shine(light, grey, x < 1 ? Number.NaN : 0.5),
      },
    ],
    finish: { ...finish, bloom: 0.3 },
  };
  const { pixels } = renderHere(scene, { width: 32, height: 32 }, 's');
  expect(Math.min(...pixels.filter((_, index) => index % 96 >= 6))).toBeGreaterThan(100);
});

test('a worker that fails rejects', async () => {
  const missing = { module: new URL('../scenes/none.ts', import.meta.url).href, seed: 's' };
  await expect(render(missing, size, 1)).rejects.toThrow('none.ts');
});
