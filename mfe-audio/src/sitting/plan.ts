/** What a sitting is divided by. */
export interface SittingPlan {
  minutes: number;
  /** Minutes from one bell to the next; 0: none between the first and the last. */
  every: number;
}

/** A bell, so many seconds after the beginning. */
export interface Bell {
  at: number;
  kind: 'start' | 'interval' | 'end';
}

/** All bells of a sitting: one at its beginning, one each interval, one at its end. */
export function bellsOf({ minutes, every }: SittingPlan): Bell[] {
  const end = minutes * 60;
  const intervals: Bell[] = [];
  for (let at = every * 60; every > 0 && at < end; at += every * 60) intervals.push({ at, kind: 'interval' });
  return [{ at: 0, kind: 'start' }, ...intervals, { at: end, kind: 'end' }];
}
