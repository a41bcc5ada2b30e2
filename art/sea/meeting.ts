import { clamp } from '../core/scalar.ts';
import type { Sea } from './sea.ts';

/** From here on the sea is flat, metres. */
export const FAR = 900;

/**
 * Finds where lines of sight meet the water.
 * @param heightAt height of the water at a place
 * @returns the distance along a direction of unit length, by steps between the highest and the lowest wave
 */
export function meetingWith({ eye, crest }: Sea, heightAt: (x: number, y: number) => number) {
  return (x: number, y: number, z: number): number => {
    const flat = eye.height / -z;
    if (flat > FAR) return flat;
    const start = Math.max(0, (eye.height - crest) / -z);
    const end = (eye.height + crest) / -z;
    let before = start;
    let above = 1;
    let hit = end;
    for (let step = 1; step <= 28; step++) {
      const here = start + ((end - start) * step) / 28;
      const clear = eye.height + z * here - heightAt(x * here, y * here);
      if (clear < 0) {
        hit = before + ((here - before) * above) / (above - clear);
        break;
      }
      before = here;
      above = clear;
    }
    for (let round = 0; round < 3; round++) hit += ((eye.height + z * hit - heightAt(x * hit, y * hit)) / -z) * 0.6;
    return clamp(hit, start, end);
  };
}
