import { parentPort, workerData } from 'node:worker_threads';
import { LightBuffer } from './light-buffer.ts';
import { contextFor, fillRows } from './pass.ts';
import { sceneOf, type Task } from './render.ts';
import type { Recipe } from './scene.ts';

const recipe: Recipe = workerData;
const scene = await sceneOf(recipe);

parentPort?.on('message', ({ pass: index, buffers, nextRow }: Task) => {
  const pass = scene.passes[index];
  const made = new Map(
    buffers.map(({ name, width, height, values }) => [name, new LightBuffer(width, height, values)]),
  );
  const buffer = pass && made.get(pass.name);
  if (buffer) fillRows(pass, contextFor(buffer, recipe.seed, made), buffer, nextRow);
  parentPort?.postMessage('done');
});
