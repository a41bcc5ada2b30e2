import { expect, test } from 'vitest';
import { readPixels, scenePixelsFile, smallPixels } from './pixels.ts';
import { scenes } from './scenes.ts';

const known = readPixels(scenePixelsFile);

test('the table of fingerprints names every scene and nothing else', () => {
  expect(Object.keys(known)).toEqual(scenes.map(({ id }) => id));
});

test.each(scenes.map((work) => [work.id, work] as const))(
  '%s has the pixels that it had',
  { timeout: 20_000 },
  async (_, work) => {
    expect(await smallPixels(work), 'after a change that you have looked at: npm run art -- --pixels').toBe(
      known[work.id],
    );
  },
);
