const SITE = 'https://site.invalid';

/**
 * Whether a value from outside is a path of this site, so that it may become a link. Browsers read "//host", "/\host" and a tab
 * after the first slash as another host: so their own reading decides (URL Standard).
 */
export const isSitePath = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.startsWith('/') &&
  URL.canParse(value, SITE) &&
  new URL(value, SITE).origin === SITE;
