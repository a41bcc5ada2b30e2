import { DAY, type Limits, MINUTE } from '../limits/limits.ts';
import type { CountedEvent, Counts } from './counts.ts';

/**
 * Counts within limits. Within a day an address counts as one like of a page, however many share it, and takes back no other's:
 * what would change nothing is answered as if it had.
 */
export function limitCounts(
  counts: Counts,
  limits: Limits,
): (subject: string, event: CountedEvent, address: string) => Promise<void> {
  const events = limits.limit('counted events', { seconds: MINUTE, address: 60, network: 240, everybody: 6000 });
  const likes = limits.limitOfKeys({ events: 1, seconds: DAY });

  return async (subject, event, address) => {
    const giveBack = events.take(address);
    const likeOf = `${address} ${subject}`;
    if (event === 'like' && likes.take(likeOf) > 0) return;
    if (event === 'unlike' && !likes.giveBack(likeOf)) return;
    try {
      await counts.add(subject, event);
    } catch (error) {
      giveBack();
      if (event === 'like') likes.giveBack(likeOf);
      if (event === 'unlike') likes.take(likeOf);
      throw error;
    }
  };
}
