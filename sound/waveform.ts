import type { Stereo } from './core/stereo.ts';

/** How loud a sound is in each of so many equal parts, 0..100 of its loudest: what a player draws. */
export function waveformOf({ left, right, length }: Stereo, parts: number): number[] {
  const levels = Array.from({ length: parts }, (_, part) => {
    const end = Math.floor(((part + 1) * length) / parts);
    let sum = 0;
    const start = Math.floor((part * length) / parts);
    for (let index = start; index < end; index++)
      sum += (left[index] as number) * (left[index] as number) + (right[index] as number) * (right[index] as number);
    return Math.sqrt(sum / (end - start));
  });
  const most = Math.max(...levels);
  return levels.map((level) => Math.round((100 * level) / most));
}
