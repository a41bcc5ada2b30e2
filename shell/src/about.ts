import type { About } from '@roe/shared/contract';

/** Written by the build from `site.json`. */
declare const ABOUT: About;

/** What is true of the site as a whole. */
export const about = ABOUT;
