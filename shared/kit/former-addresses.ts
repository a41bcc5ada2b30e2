import type { SiteDocument } from '../src/contract/contract.ts';
import { canonicalPath, matchPattern } from '../src/contract/pattern.ts';

/**
 * Checks the addresses that pages of a section had before, and those of the pages that were withdrawn.
 * @throws where one is none that the section may have, or belongs to a page, or to two
 */
export function checkFormerAddresses(
  place: string,
  patterns: string[],
  documents: readonly SiteDocument[],
  gone: readonly string[],
): void {
  const taken = new Set(documents.map(({ url }) => url));
  const former = documents.flatMap(({ url, aliases = [] }) =>
    aliases.map((address) => ({ address, of: `page ${url}` })),
  );
  for (const { address, of } of [...former, ...gone.map((address) => ({ address, of: 'a withdrawn page' }))]) {
    const isOwn = canonicalPath(address) === address && patterns.some((pattern) => matchPattern(pattern, address));
    if (!isOwn)
      throw new Error(
        `${place}, ${of}: expected former addresses that match a pattern of "paths" in section.json (${patterns.join(', ')}), received "${address}"`,
      );
    if (taken.has(address))
      throw new Error(
        `${place}, ${of}: expected a former address that no other page has or had, received "${address}"`,
      );
    taken.add(address);
  }
}
