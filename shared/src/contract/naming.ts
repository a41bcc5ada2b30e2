/** A page whose text links to another one. */
export interface NamingPage {
  url: string;
  title: string;
  /** The document's type, such as "decoding". */
  type: string;
}

/** One of the files in which a section publishes whom its texts name: path → pages of the section that link to it. */
export type NamingFile = Record<string, NamingPage[]>;

/** Name of such a file in the section's data folder. */
export const namingFile = (number: number): string => `_naming-${number}.json`;

/** Number of the file that has a path, from 1: an even spread over all (FNV-1a). */
export function namingNumber(path: string, files: number): number {
  let hash = 0x811c9dc5;
  for (const letter of path) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193) >>> 0;
  return (hash % files) + 1;
}
