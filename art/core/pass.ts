import { darkness, set } from './light.ts';
import { LightBuffer } from './light-buffer.ts';
import type { Context, Pass, Size } from './scene.ts';

/** The dark buffer that a pass will fill. */
export function bufferFor(pass: Pass, picture: Size): LightBuffer {
  const { width, height } = pass.size?.(picture) ?? picture;
  return LightBuffer.allocate(Math.round(width), Math.round(height));
}

/** What a pass of this buffer's size knows. */
export function contextFor(buffer: LightBuffer, seed: string, made: ReadonlyMap<string, LightBuffer>): Context {
  return {
    width: buffer.width,
    height: buffer.height,
    seed,
    earlier(name) {
      const buffer = made.get(name);
      if (!buffer) throw new Error(`Expected one of the passes ${[...made.keys()].join(', ')}; received "${name}".`);
      return buffer;
    },
  };
}

/**
 * Runs a pass's kernel over rows until none is left.
 * @param nextRow where all threads count the rows that are taken
 */
export function fillRows(pass: Pass, context: Context, buffer: LightBuffer, nextRow: Int32Array): void {
  const kernel = pass.kernel?.(context);
  if (!kernel) return;
  const samples = pass.samples ?? 1;
  const share = 1 / (samples * samples);
  const light = darkness();
  for (let row = Atomics.add(nextRow, 0, 1); row < buffer.height; row = Atomics.add(nextRow, 0, 1))
    for (let column = 0; column < buffer.width; column++)
      for (let sample = 0; sample < samples * samples; sample++) {
        set(light, 0, 0, 0);
        kernel(
          column + ((sample % samples) + 0.5) / samples,
          row + (Math.floor(sample / samples) + 0.5) / samples,
          light,
        );
        // One pixel that is not a number would spread over the whole picture with the bloom.
        if (Number.isFinite(light.red + light.green + light.blue)) buffer.add(column, row, light, share);
      }
}
