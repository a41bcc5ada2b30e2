import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { develop } from './develop.ts';
import type { LightBuffer } from './light-buffer.ts';
import { bufferFor, contextFor, fillRows } from './pass.ts';
import type { Picture, Recipe, Scene, SceneModule, Size } from './scene.ts';

/** What a thread is told about a pass: which, the buffers so far, and the counter of rows. */
export interface Task {
  pass: number;
  buffers: { name: string; width: number; height: number; values: Float32Array }[];
  nextRow: Int32Array;
}

/** Loads a recipe's scene. */
export async function sceneOf(recipe: Recipe): Promise<Scene> {
  const { scene }: SceneModule = await import(/* @vite-ignore */ recipe.module);
  return scene(recipe.options);
}

/** Renders on all cores. The same recipe and size give the same bytes, however many cores there are. */
export async function render(recipe: Recipe, size: Size, threads = availableParallelism()): Promise<Picture> {
  const scene = await sceneOf(recipe);
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./worker.mjs', import.meta.url), { workerData: recipe }),
  );
  try {
    const made = new Map<string, LightBuffer>();
    for (const [index, pass] of scene.passes.entries()) {
      const buffer = bufferFor(pass, size);
      made.set(pass.name, buffer);
      if (pass.kernel) {
        const buffers = [...made].map(([name, { width, height, values }]) => ({ name, width, height, values }));
        const task: Task = { pass: index, buffers, nextRow: counter() };
        await Promise.all(workers.map((worker) => done(worker, task)));
      }
      pass.paint?.(contextFor(buffer, recipe.seed, made), buffer);
    }
    return pictureOf(scene, made, recipe.seed);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Renders in this thread; what small pictures and tests need. */
export function renderHere(scene: Scene, size: Size, seed: string): Picture {
  const made = new Map<string, LightBuffer>();
  for (const pass of scene.passes) {
    const buffer = bufferFor(pass, size);
    made.set(pass.name, buffer);
    const context = contextFor(buffer, seed, made);
    fillRows(pass, context, buffer, counter());
    pass.paint?.(context, buffer);
  }
  return pictureOf(scene, made, seed);
}

const counter = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));

function pictureOf(scene: Scene, made: ReadonlyMap<string, LightBuffer>, seed: string): Picture {
  const last = made.get(scene.passes.at(-1)?.name ?? '');
  if (!last) throw new Error('Expected a scene with at least one pass; received none.');
  return develop(last, scene.finish, seed);
}

const done = (worker: Worker, task: Task): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', () => {
      worker.off('error', reject);
      resolve();
    });
    worker.postMessage(task);
  });
