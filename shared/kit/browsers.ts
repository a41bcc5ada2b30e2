/** Browsers that the site is built for: those with popover, cascade layers and light-dark(), from spring 2024 on. */
export const browsers = ['chrome >= 123', 'edge >= 123', 'firefox >= 125', 'safari >= 17.5'];
