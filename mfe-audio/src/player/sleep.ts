/** When the player is to fall silent: at a moment (milliseconds since 1970), or with the end of the track. */
export type Sleep = { at: number } | 'end';

/** Minutes to choose from; any other can be typed. */
export const sleepMinutes = [5, 10, 15, 30, 45, 60] as const;

/** Milliseconds in which it becomes silent. */
const LULL = 20_000;

const MINUTE = 60_000;

export const sleepIn = (minutes: number, now: number): Sleep => ({ at: now + minutes * MINUTE });

/** Five minutes more; from the end of the track, or from nothing, five minutes from now. */
export const sleepLater = (sleep: Sleep | null, now: number): Sleep =>
  sleepIn(5, sleep && sleep !== 'end' ? Math.max(sleep.at, now) : now);

/** How loud it still is, 0..1. */
export const lullAt = (sleep: Sleep | null, now: number): number =>
  sleep === null || sleep === 'end' ? 1 : Math.min(1, Math.max(0, (sleep.at - now) / LULL));
