import { canonicalPath } from '@roe/shared/contract/pattern';

/** The canonical path of a place; what is no path of the site stays as it is and finds no page. */
export const pathOf = ({ pathname }: { pathname: string }): string => canonicalPath(pathname) ?? pathname;
