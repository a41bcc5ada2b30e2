import { canonicalPath } from '@roe/shared/contract/pattern';

/** The canonical path of a place; what is no path of the site stays as it is and finds no page. */
export const pathOf = ({ pathname }: { pathname: string }): string => canonicalPath(pathname) ?? pathname;

/** Address that this document was loaded for: asking the gateway again would give the same answer. */
export const documentPath = typeof location === 'undefined' ? '' : pathOf(location);
