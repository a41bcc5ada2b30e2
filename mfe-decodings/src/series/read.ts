import type { Progress } from '@roe/shared/state/saved';

/** Whether a text was read to its end, as far as this device knows. */
export const isRead = (progress: Progress | undefined): boolean => progress?.isRead === true;
