/** Browsers that the site is built for: those with popover, cascade layers and OKLCH, from 2024 on. */
export const browsers = ['chrome >= 120', 'edge >= 120', 'firefox >= 125', 'safari >= 17.4'];
