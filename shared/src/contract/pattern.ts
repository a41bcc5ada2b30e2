/** Values of a pattern's `:name` segments, decoded. */
export type Params = Record<string, string>;

/**
 * Matches a path against a pattern of a section.
 * @param pattern such as "/decodings/:slug"; ":name" stands for exactly one segment
 * @param path a canonical path
 * @returns the values of its parameters, or undefined where it does not match
 */
export function matchPattern(pattern: string, path: string): Params | undefined {
  const patternSegments = pattern.split('/');
  const pathSegments = path.split('/');
  if (patternSegments.length !== pathSegments.length) return undefined;
  const params: Params = {};
  for (const [index, segment] of patternSegments.entries()) {
    const value = pathSegments[index] as string;
    const plain = segment.startsWith(':') ? decoded(value) : undefined;
    if (plain) params[segment.slice(1)] = plain;
    else if (segment !== value) return undefined;
  }
  return params;
}

/** The plain text of a part of an address, or undefined where its escapes are broken. */
export function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Puts parameters into a redirect's target, encoded. */
export const fillPattern = (pattern: string, params: Params): string =>
  pattern.replace(/:([a-z]\w*)/gi, (whole, name: string) =>
    name in params ? encodeURIComponent(params[name] as string) : whole,
  );

/**
 * The one form of a path that maps and files use: each segment as `encodeURIComponent` writes it, no slash at the end.
 * @returns undefined for what is no path of a site: broken escapes, encoded slashes, dot segments, NUL
 */
export function canonicalPath(path: string): string | undefined {
  const segments = path.split('/').slice(1);
  if (segments.at(-1) === '') segments.pop();
  const canonical: string[] = [];
  for (const segment of segments) {
    const plain = decoded(segment);
    if (!plain || plain === '.' || plain === '..' || /[/\\\0]/.test(plain)) return undefined;
    canonical.push(encodeURIComponent(plain));
  }
  return `/${canonical.join('/')}`;
}

/** File of a page's JSON inside its section's data folder: "/" → "index.json", "/decodings/x" → "decodings/x.json". */
export const dataFileOf = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.json`;

/** File of a section's part of the search inside its data folder. */
export const searchListFile = '_search.json';

/** Whether a file of a data folder is a page's; the others begin with "_". */
export const isPageFile = (file: string): boolean => !file.startsWith('_');
