import { isInSession, keepInSession } from '@roe/shared/session';

/**
 * Whether something happens for the first time in this session of the tab, and remembers that it did. Where nothing can be
 * remembered it is never the first time, so that nobody meets it again and again. Call it after hydration.
 */
export const isFirstInSession = (name: string): boolean => !isInSession(name) && keepInSession(name, 'seen');
