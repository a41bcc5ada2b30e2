import type { Loop } from '../kept/player-choices.ts';

/**
 * The id of a neighbour in the queue; the whole queue begins again where it is to.
 * @param step 1 for the next, -1 for the one before
 */
export function neighbourOf(queue: string[], id: string | undefined, step: 1 | -1, loop: Loop): string | undefined {
  const place = queue.indexOf(id ?? '') + step;
  if (loop === 'all') return queue.at(place % queue.length);
  return place < 0 ? undefined : queue[place];
}
