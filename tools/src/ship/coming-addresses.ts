import { matchPattern } from '@roe/shared/contract/pattern';
import { readSectionManifest } from '@roe/shared/kit/section-manifest';
import { folderOf, sectionIds } from '../workspace.ts';

/**
 * Whether a section of the project has an address, or will have it with its next ship: sections may link to each other, whichever ships
 * first. Where the `section.json` of one cannot be read, every address may be its own.
 */
export function comingAddresses(): (url: string) => boolean {
  const patterns = sectionIds().map(patternsOf);
  return (url) => patterns.some((each) => each?.some((pattern) => matchPattern(pattern, url)) ?? true);
}

function patternsOf(id: string): string[] | undefined {
  try {
    const { paths, redirects, files } = readSectionManifest(folderOf(id));
    return [...paths, ...Object.keys(redirects), ...files];
  } catch {
    return undefined; // its own build says what is wrong
  }
}
